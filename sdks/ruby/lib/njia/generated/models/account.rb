# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # An account of the tenant in one currency, with its balance.
  class Account < Model
    include EventData

    # Id of the account.
    # @return [String]
    attr_reader :id

    # Kind of object.
    # @return [String]
    attr_reader :object

    # `true` in live mode, `false` in test mode.
    # @return [Boolean]
    attr_reader :livemode

    # Grows by 1 with each change of state.
    # @return [Integer]
    attr_reader :version

    # When the account was made.
    # @return [Time]
    attr_reader :created_at

    # When it last changed.
    # @return [Time]
    attr_reader :updated_at

    # Name of the account.
    # @return [String]
    attr_reader :name

    # The member type.
    # @return [String]
    attr_reader :type

    # The member country.
    # @return [String]
    attr_reader :country

    # The member currency.
    # @return [String]
    attr_reader :currency

    # The member status.
    # @return [String]
    attr_reader :status

    # The member balance.
    # @return [Njia::Balance]
    attr_reader :balance

    # The member metadata.
    # @return [Hash{String => String}]
    attr_reader :metadata

    # @param id [String]
    # @param livemode [Boolean]
    # @param version [Integer]
    # @param created_at [Time, String]
    # @param updated_at [Time, String]
    # @param name [String]
    # @param type [String]
    # @param country [String]
    # @param currency [String]
    # @param status [String]
    # @param balance [Njia::Balance, Hash]
    # @param metadata [Hash{String => String}]
    def initialize(
      id:,
      livemode:,
      version:,
      created_at:,
      updated_at:,
      name:,
      type:,
      country:,
      currency:,
      status:,
      balance:,
      metadata:
    )
      super({
        id:,
        livemode:,
        version:,
        created_at:,
        updated_at:,
        name:,
        type:,
        country:,
        currency:,
        status:,
        balance:,
        metadata:
      })
    end

    define_shape do |shape|
      shape.required(:id, "id", shape.text)
      shape.required(:object, "object", shape.constant("account"))
      shape.required(:livemode, "livemode", shape.boolean)
      shape.required(:version, "version", shape.integer)
      shape.required(:created_at, "createdAt", shape.time)
      shape.required(:updated_at, "updatedAt", shape.time)
      shape.required(:name, "name", shape.text)
      shape.required(:type, "type", shape.text)
      shape.required(:country, "country", shape.text)
      shape.required(:currency, "currency", shape.text)
      shape.required(:status, "status", shape.text)
      shape.required(:balance, "balance", shape.model(:Balance))
      shape.required(:metadata, "metadata", shape.map(shape.text))
    end
  end
end
