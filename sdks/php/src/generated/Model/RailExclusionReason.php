<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Why a rail cannot serve the request.
 */
enum RailExclusionReason: string
{
    /**
     * The operator switched the rail off.
     */
    case RailDisabled = 'rail_disabled';
    /**
     * The rail is down.
     */
    case RailDown = 'rail_down';
    /**
     * The rail does not serve this pair of countries and currencies.
     */
    case CorridorNotSupported = 'corridor_not_supported';
    /**
     * The rail does not reach this kind of party.
     */
    case DestinationTypeNotSupported = 'destination_type_not_supported';
    /**
     * The rail does not reach this mobile-money provider.
     */
    case ProviderNotSupported = 'provider_not_supported';
    /**
     * The rail does not carry the currency.
     */
    case CurrencyNotSupported = 'currency_not_supported';
    /**
     * The rail does payouts or collections only, not the other.
     */
    case DirectionNotSupported = 'direction_not_supported';
    /**
     * The amount is below the rail's minimum.
     */
    case BelowRailMinimum = 'below_rail_minimum';
    /**
     * The amount is above the rail's maximum.
     */
    case AboveRailMaximum = 'above_rail_maximum';
    /**
     * The request names other rails or excludes this one.
     */
    case ExcludedByRequest = 'excluded_by_request';
    /**
     * The tenant's settings exclude the rail.
     */
    case NotAllowedByTenant = 'not_allowed_by_tenant';
    /**
     * Fewer than 80 percent of recent attempts succeeded.
     */
    case SuccessRateBelowFloor = 'success_rate_below_floor';
    /**
     * The fee would be above `maxFee`.
     */
    case MaxFeeExceeded = 'max_fee_exceeded';
    /**
     * The rail is closed now.
     */
    case OutsideOperatingHours = 'outside_operating_hours';
    /**
     * The pre-funded position on the rail is too small.
     */
    case LiquidityInsufficient = 'liquidity_insufficient';
}
