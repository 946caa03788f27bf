# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # A person who may log in to the tenant.
  #
  # Users belong to the tenant, not to a mode.
  class User < Model
    # Id of the user.
    # @return [String]
    attr_reader :id

    # Kind of object.
    # @return [String]
    attr_reader :object

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

    # The member status.
    # @return [String]
    attr_reader :status

    # Last login.
    # @return [Time, nil]
    attr_reader :last_login_at

    # When the user was created.
    # @return [Time]
    attr_reader :created_at

    # When the user last changed.
    # @return [Time]
    attr_reader :updated_at

    # Rises by 1 with each change.
    # @return [Integer]
    attr_reader :version

    # @param id [String]
    # @param email [String]
    # @param name [String]
    # @param role [String]
    # @param locale [String]
    # @param status [String]
    # @param last_login_at [Time, String, nil]
    # @param created_at [Time, String]
    # @param updated_at [Time, String]
    # @param version [Integer]
    def initialize(
      id:,
      email:,
      name:,
      role:,
      locale:,
      status:,
      last_login_at:,
      created_at:,
      updated_at:,
      version:
    )
      super({
        id:,
        email:,
        name:,
        role:,
        locale:,
        status:,
        last_login_at:,
        created_at:,
        updated_at:,
        version:
      })
    end

    define_shape do |shape|
      shape.required(:id, "id", shape.text)
      shape.required(:object, "object", shape.constant("user"))
      shape.required(:email, "email", shape.text)
      shape.required(:name, "name", shape.text)
      shape.required(:role, "role", shape.text)
      shape.required(:locale, "locale", shape.text)
      shape.required(:status, "status", shape.text)
      shape.required(:last_login_at, "lastLoginAt", shape.nullable(shape.time))
      shape.required(:created_at, "createdAt", shape.time)
      shape.required(:updated_at, "updatedAt", shape.time)
      shape.required(:version, "version", shape.integer)
    end
  end
end
