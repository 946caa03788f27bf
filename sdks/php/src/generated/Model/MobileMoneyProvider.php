<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Mobile-money provider.
 *
 * May be left out where the number range tells it.
 */
enum MobileMoneyProvider: string
{
    /**
     * MTN-type wallet
     */
    case MtnMomo = 'mtn_momo';
    /**
     * Orange-type wallet
     */
    case OrangeMoney = 'orange_money';
    /**
     * Airtel-type wallet
     */
    case AirtelMoney = 'airtel_money';
    /**
     * M-Pesa-type wallet
     */
    case Mpesa = 'mpesa';
    /**
     * Moov-type wallet
     */
    case MoovMoney = 'moov_money';
    /**
     * Wave-type wallet
     */
    case Wave = 'wave';
    /**
     * Express Union-type wallet
     */
    case ExpressUnion = 'express_union';
    /**
     * Mixx-type wallet
     */
    case Mixx = 'mixx';
    /**
     * Telecel-type wallet
     */
    case Telecel = 'telecel';
    /**
     * Tigo-type wallet
     */
    case Tigo = 'tigo';
    /**
     * Vodacom-type wallet
     */
    case Vodacom = 'vodacom';
    /**
     * Free-type wallet
     */
    case FreeMoney = 'free_money';
    /**
     * T-Money-type wallet
     */
    case Tmoney = 'tmoney';
    /**
     * HaloPesa-type wallet
     */
    case Halopesa = 'halopesa';
}
