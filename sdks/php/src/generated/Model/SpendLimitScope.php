<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * What a limit counts.
 */
enum SpendLimitScope: string
{
    /**
     * Everything the card spends.
     */
    case Card = 'card';
    /**
     * What it spends at one merchant, or at each merchant on its own.
     */
    case Merchant = 'merchant';
    /**
     * What it spends in one category, or in each category group on its own.
     */
    case Category = 'category';
}
