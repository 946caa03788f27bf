<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * What a cost estimate rests on.
 */
enum CostBasis: string
{
    /**
     * Charges observed in the last 24 hours, with an effective weight of 30 or more.
     */
    case History = 'history';
    /**
     * A few observed charges together with the published tariff.
     */
    case Blended = 'blended';
    /**
     * The published tariff alone.
     */
    case Tariff = 'tariff';
}
