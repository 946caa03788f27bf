# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The person to add.
  class CreateUserRequest < Model
    # E-mail, new within the tenant.
    # @return [String]
    attr_reader :email

    # Name of the person.
    # @return [String]
    attr_reader :name

    # The member role.
    # @return [String]
    attr_reader :role

    # First password.
    # @return [String]
    attr_reader :password

    # The member locale.
    # @return [String, nil]
    attr_reader :locale

    # @param email [String]
    # @param name [String]
    # @param role [String]
    # @param password [String]
    # @param locale [String]
    def initialize(
      email:,
      name:,
      role:,
      password:,
      locale: OMIT
    )
      super({ email:, name:, role:, password:, locale: })
    end

    define_shape do |shape|
      shape.required(:email, "email", shape.text)
      shape.required(:name, "name", shape.text)
      shape.required(:role, "role", shape.text)
      shape.required(:password, "password", shape.text, sensitive: :all)
      shape.optional(:locale, "locale", shape.text)
    end
  end
end
