<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Whether the payment runs through the fraud analysis.
 */
enum FraudCheckMode: string
{
    /**
     * The analysis runs before anything is reserved; its decision can hold or block the payment.
     */
    case Auto = 'auto';
    /**
     * No analysis; needs the scope `fraud:bypass`.
     */
    case Skip = 'skip';
}
