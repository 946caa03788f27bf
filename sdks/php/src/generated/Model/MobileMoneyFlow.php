<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Way of the money, seen from the wallet.
 */
enum MobileMoneyFlow: string
{
    /**
     * Into the wallet.
     */
    case In = 'in';
    /**
     * Out of the wallet.
     */
    case Out = 'out';
}
