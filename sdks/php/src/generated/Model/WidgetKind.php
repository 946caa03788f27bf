<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * What a widget does.
 */
enum WidgetKind: string
{
    /**
     * Collects a payment from a mobile wallet.
     */
    case Payment = 'payment';
    /**
     * Shows balances.
     */
    case Balance = 'balance';
    /**
     * Verifies the visitor's identity.
     */
    case Kyc = 'kyc';
}
