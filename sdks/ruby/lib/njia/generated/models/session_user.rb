# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The person of a session.
  class SessionUser < Model
    # Id of the user.
    # @return [String]
    attr_reader :id

    # E-mail of the user.
    # @return [String]
    attr_reader :email

    # Name of the user.
    # @return [String]
    attr_reader :name

    # The member role.
    # @return [String]
    attr_reader :role

    # The member locale.
    # @return [String]
    attr_reader :locale

    # @param id [String]
    # @param email [String]
    # @param name [String]
    # @param role [String]
    # @param locale [String]
    def initialize(
      id:,
      email:,
      name:,
      role:,
      locale:
    )
      super({ id:, email:, name:, role:, locale: })
    end

    define_shape do |shape|
      shape.required(:id, "id", shape.text)
      shape.required(:email, "email", shape.text)
      shape.required(:name, "name", shape.text)
      shape.required(:role, "role", shape.text)
      shape.required(:locale, "locale", shape.text)
    end
  end
end
