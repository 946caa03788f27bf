# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Members to change; those left out stay as they are.
  class UpdateTenantRequest < Model
    # Name of the tenant.
    # @return [String, nil]
    attr_reader :name

    # IANA time zone.
    # @return [String, nil]
    attr_reader :timezone

    # The member settings.
    # @return [Njia::TenantSettingsInput, nil]
    attr_reader :settings

    # @param name [String]
    # @param timezone [String]
    # @param settings [Njia::TenantSettingsInput, Hash]
    def initialize(
      name: OMIT,
      timezone: OMIT,
      settings: OMIT
    )
      super({ name:, timezone:, settings: })
    end

    define_shape do |shape|
      shape.optional(:name, "name", shape.text)
      shape.optional(:timezone, "timezone", shape.text)
      shape.optional(:settings, "settings", shape.model(:TenantSettingsInput))
    end
  end
end
