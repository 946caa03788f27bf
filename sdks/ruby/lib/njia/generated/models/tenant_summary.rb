# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The tenant that the credentials belong to.
  class TenantSummary < Model
    # Id of the tenant.
    # @return [String]
    attr_reader :id

    # Name of the tenant.
    # @return [String]
    attr_reader :name

    # Short name of the tenant.
    # @return [String]
    attr_reader :slug

    # The member default currency.
    # @return [String]
    attr_reader :default_currency

    # IANA time zone.
    # @return [String]
    attr_reader :timezone

    # @param id [String]
    # @param name [String]
    # @param slug [String]
    # @param default_currency [String]
    # @param timezone [String]
    def initialize(
      id:,
      name:,
      slug:,
      default_currency:,
      timezone:
    )
      super({ id:, name:, slug:, default_currency:, timezone: })
    end

    define_shape do |shape|
      shape.required(:id, "id", shape.text)
      shape.required(:name, "name", shape.text)
      shape.required(:slug, "slug", shape.text)
      shape.required(:default_currency, "defaultCurrency", shape.text)
      shape.required(:timezone, "timezone", shape.text)
    end
  end
end
