# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # A way that money can take, with its reach, limits, price and health.
  class Rail < Model
    include EventData

    # The member id.
    # @return [String]
    attr_reader :id

    # Kind of object.
    # @return [String]
    attr_reader :object

    # `true` in live mode, `false` in test mode.
    # @return [Boolean]
    attr_reader :livemode

    # Grows by 1 with each change.
    # @return [Integer]
    attr_reader :version

    # When the rail was connected.
    # @return [Time]
    attr_reader :created_at

    # When it last changed.
    # @return [Time]
    attr_reader :updated_at

    # Name of the rail.
    # @return [String]
    attr_reader :name

    # The member kind.
    # @return [String]
    attr_reader :kind

    # `true` when no real connector is configured and the service plays the rail.
    # @return [Boolean]
    attr_reader :simulated

    # Countries that it reaches.
    # @return [Array<String>]
    attr_reader :countries

    # Currencies that it carries.
    # @return [Array<String>]
    attr_reader :currencies

    # What it can do.
    # @return [Array<String>]
    attr_reader :directions

    # Kinds of party that it reaches.
    # @return [Array<String>]
    attr_reader :destination_types

    # Amount limits per currency; empty without limits.
    # @return [Array<Njia::RailLimit>]
    attr_reader :limits

    # The member tariff.
    # @return [Njia::RailTariff]
    attr_reader :tariff

    # Seconds after which an unanswered payment goes to reconciliation; null for postings inside the service.
    # @return [Integer, nil]
    attr_reader :response_timeout_seconds

    # The member reversal.
    # @return [String]
    attr_reader :reversal

    # The member health.
    # @return [Njia::RailHealth]
    attr_reader :health

    # The member settlement.
    # @return [Njia::RailSettlement]
    attr_reader :settlement

    # @param id [String]
    # @param livemode [Boolean]
    # @param version [Integer]
    # @param created_at [Time, String]
    # @param updated_at [Time, String]
    # @param name [String]
    # @param kind [String]
    # @param simulated [Boolean]
    # @param countries [Array<String>]
    # @param currencies [Array<String>]
    # @param directions [Array<String>]
    # @param destination_types [Array<String>]
    # @param limits [Array<Njia::RailLimit, Hash>]
    # @param tariff [Njia::RailTariff, Hash]
    # @param response_timeout_seconds [Integer, nil]
    # @param reversal [String]
    # @param health [Njia::RailHealth, Hash]
    # @param settlement [Njia::RailSettlement, Hash]
    def initialize(
      id:,
      livemode:,
      version:,
      created_at:,
      updated_at:,
      name:,
      kind:,
      simulated:,
      countries:,
      currencies:,
      directions:,
      destination_types:,
      limits:,
      tariff:,
      response_timeout_seconds:,
      reversal:,
      health:,
      settlement:
    )
      super({
        id:,
        livemode:,
        version:,
        created_at:,
        updated_at:,
        name:,
        kind:,
        simulated:,
        countries:,
        currencies:,
        directions:,
        destination_types:,
        limits:,
        tariff:,
        response_timeout_seconds:,
        reversal:,
        health:,
        settlement:
      })
    end

    define_shape do |shape|
      shape.required(:id, "id", shape.text)
      shape.required(:object, "object", shape.constant("rail"))
      shape.required(:livemode, "livemode", shape.boolean)
      shape.required(:version, "version", shape.integer)
      shape.required(:created_at, "createdAt", shape.time)
      shape.required(:updated_at, "updatedAt", shape.time)
      shape.required(:name, "name", shape.text)
      shape.required(:kind, "kind", shape.text)
      shape.required(:simulated, "simulated", shape.boolean)
      shape.required(:countries, "countries", shape.list(shape.text))
      shape.required(:currencies, "currencies", shape.list(shape.text))
      shape.required(:directions, "directions", shape.list(shape.text))
      shape.required(:destination_types, "destinationTypes", shape.list(shape.text))
      shape.required(:limits, "limits", shape.list(shape.model(:RailLimit)))
      shape.required(:tariff, "tariff", shape.model(:RailTariff))
      shape.required(:response_timeout_seconds, "responseTimeoutSeconds", shape.nullable(shape.integer))
      shape.required(:reversal, "reversal", shape.text)
      shape.required(:health, "health", shape.model(:RailHealth))
      shape.required(:settlement, "settlement", shape.model(:RailSettlement))
    end
  end
end
