<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Way in which the money moves, seen from the tenant.
 */
enum PaymentDirection: string
{
    /**
     * Money leaves the tenant's account and goes to `destination`.
     */
    case Payout = 'payout';
    /**
     * Money is taken from `source`, who confirms on the phone, and goes to the tenant's account.
     */
    case Collection = 'collection';
}
