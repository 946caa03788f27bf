<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Kind of rail.
 */
enum RailKind: string
{
    /**
     * Settlement between African central banks in local currencies.
     */
    case PanAfricanSettlement = 'pan_african_settlement';
    /**
     * Interoperable wallets of the CEMAC states.
     */
    case CemacMobileMoney = 'cemac_mobile_money';
    /**
     * One mobile-money provider.
     */
    case MobileMoney = 'mobile_money';
    /**
     * A hub that reaches many providers across borders.
     */
    case MobileMoneyHub = 'mobile_money_hub';
    /**
     * Postings between accounts of one tenant.
     */
    case Internal = 'internal';
}
