# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # A company that uses the API, with its settings.
  class Tenant < Model
    # Id of the tenant.
    # @return [String]
    attr_reader :id

    # Kind of object.
    # @return [String]
    attr_reader :object

    # Name of the tenant.
    # @return [String]
    attr_reader :name

    # Short name.
    # @return [String]
    attr_reader :slug

    # The member country.
    # @return [String]
    attr_reader :country

    # The member default currency.
    # @return [String]
    attr_reader :default_currency

    # IANA time zone; card limits and reports use it.
    # @return [String]
    attr_reader :timezone

    # The member status.
    # @return [String]
    attr_reader :status

    # The member settings.
    # @return [Njia::TenantSettings]
    attr_reader :settings

    # Mode of the key that asked.
    # @return [Boolean]
    attr_reader :livemode

    # When the tenant was created.
    # @return [Time]
    attr_reader :created_at

    # When the tenant last changed.
    # @return [Time]
    attr_reader :updated_at

    # Rises by 1 with each change.
    # @return [Integer]
    attr_reader :version

    # @param id [String]
    # @param name [String]
    # @param slug [String]
    # @param country [String]
    # @param default_currency [String]
    # @param timezone [String]
    # @param status [String]
    # @param settings [Njia::TenantSettings, Hash]
    # @param livemode [Boolean]
    # @param created_at [Time, String]
    # @param updated_at [Time, String]
    # @param version [Integer]
    def initialize(
      id:,
      name:,
      slug:,
      country:,
      default_currency:,
      timezone:,
      status:,
      settings:,
      livemode:,
      created_at:,
      updated_at:,
      version:
    )
      super({
        id:,
        name:,
        slug:,
        country:,
        default_currency:,
        timezone:,
        status:,
        settings:,
        livemode:,
        created_at:,
        updated_at:,
        version:
      })
    end

    define_shape do |shape|
      shape.required(:id, "id", shape.text)
      shape.required(:object, "object", shape.constant("tenant"))
      shape.required(:name, "name", shape.text)
      shape.required(:slug, "slug", shape.text)
      shape.required(:country, "country", shape.text)
      shape.required(:default_currency, "defaultCurrency", shape.text)
      shape.required(:timezone, "timezone", shape.text)
      shape.required(:status, "status", shape.text)
      shape.required(:settings, "settings", shape.model(:TenantSettings))
      shape.required(:livemode, "livemode", shape.boolean)
      shape.required(:created_at, "createdAt", shape.time)
      shape.required(:updated_at, "updatedAt", shape.time)
      shape.required(:version, "version", shape.integer)
    end
  end
end
