# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Members to change; those left out stay as they are.
  class UpdateUserRequest < Model
    # Name of the person.
    # @return [String, nil]
    attr_reader :name

    # The member role.
    # @return [String, nil]
    attr_reader :role

    # The member locale.
    # @return [String, nil]
    attr_reader :locale

    # New password; ends all sessions of the person.
    # @return [String, nil]
    attr_reader :password

    # The member status.
    # @return [String, nil]
    attr_reader :status

    # @param name [String]
    # @param role [String]
    # @param locale [String]
    # @param password [String]
    # @param status [String]
    def initialize(
      name: OMIT,
      role: OMIT,
      locale: OMIT,
      password: OMIT,
      status: OMIT
    )
      super({ name:, role:, locale:, password:, status: })
    end

    define_shape do |shape|
      shape.optional(:name, "name", shape.text)
      shape.optional(:role, "role", shape.text)
      shape.optional(:locale, "locale", shape.text)
      shape.optional(:password, "password", shape.text, sensitive: :all)
      shape.optional(:status, "status", shape.text)
    end
  end
end
