# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Why a rail cannot serve the request.
  module RailExclusionReason
    extend OpenEnum

    # The operator switched the rail off.
    RAIL_DISABLED = "rail_disabled"

    # The rail is down.
    RAIL_DOWN = "rail_down"

    # The rail does not serve this pair of countries and currencies.
    CORRIDOR_NOT_SUPPORTED = "corridor_not_supported"

    # The rail does not reach this kind of party.
    DESTINATION_TYPE_NOT_SUPPORTED = "destination_type_not_supported"

    # The rail does not reach this mobile-money provider.
    PROVIDER_NOT_SUPPORTED = "provider_not_supported"

    # The rail does not carry the currency.
    CURRENCY_NOT_SUPPORTED = "currency_not_supported"

    # The rail does payouts or collections only, not the other.
    DIRECTION_NOT_SUPPORTED = "direction_not_supported"

    # The amount is below the rail's minimum.
    BELOW_RAIL_MINIMUM = "below_rail_minimum"

    # The amount is above the rail's maximum.
    ABOVE_RAIL_MAXIMUM = "above_rail_maximum"

    # The request names other rails or excludes this one.
    EXCLUDED_BY_REQUEST = "excluded_by_request"

    # The tenant's settings exclude the rail.
    NOT_ALLOWED_BY_TENANT = "not_allowed_by_tenant"

    # Fewer than 80 percent of recent attempts succeeded.
    SUCCESS_RATE_BELOW_FLOOR = "success_rate_below_floor"

    # The fee would be above `maxFee`.
    MAX_FEE_EXCEEDED = "max_fee_exceeded"

    # The rail is closed now.
    OUTSIDE_OPERATING_HOURS = "outside_operating_hours"

    # The pre-funded position on the rail is too small.
    LIQUIDITY_INSUFFICIENT = "liquidity_insufficient"

    # All values that this version knows.
    VALUES = [
      RAIL_DISABLED,
      RAIL_DOWN,
      CORRIDOR_NOT_SUPPORTED,
      DESTINATION_TYPE_NOT_SUPPORTED,
      PROVIDER_NOT_SUPPORTED,
      CURRENCY_NOT_SUPPORTED,
      DIRECTION_NOT_SUPPORTED,
      BELOW_RAIL_MINIMUM,
      ABOVE_RAIL_MAXIMUM,
      EXCLUDED_BY_REQUEST,
      NOT_ALLOWED_BY_TENANT,
      SUCCESS_RATE_BELOW_FLOOR,
      MAX_FEE_EXCEEDED,
      OUTSIDE_OPERATING_HOURS,
      LIQUIDITY_INSUFFICIENT
    ].freeze
  end
end
