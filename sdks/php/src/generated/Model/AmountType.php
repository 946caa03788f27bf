<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Which side of the payment the amount fixes.
 */
enum AmountType: string
{
    /**
     * Amount and currency are what leaves the payer, before fees.
     */
    case Send = 'send';
    /**
     * Amount and currency are what the recipient gets; the sent amount is worked out.
     */
    case Receive = 'receive';
}
