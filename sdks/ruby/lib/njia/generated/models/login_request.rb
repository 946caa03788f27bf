# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # E-mail and password of a user of the key's tenant.
  class LoginRequest < Model
    # E-mail of the user.
    # @return [String]
    attr_reader :email

    # Password of the user; never logged.
    # @return [String]
    attr_reader :password

    # @param email [String]
    # @param password [String]
    def initialize(
      email:,
      password:
    )
      super({ email:, password: })
    end

    define_shape do |shape|
      shape.required(:email, "email", shape.text)
      shape.required(:password, "password", shape.text, sensitive: :all)
    end
  end
end
