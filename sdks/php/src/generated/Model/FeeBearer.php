<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Who pays the fee.
 */
enum FeeBearer: string
{
    /**
     * The fee is added to what the sender pays.
     */
    case Sender = 'sender';
    /**
     * The fee is taken out of what the recipient gets.
     */
    case Recipient = 'recipient';
}
