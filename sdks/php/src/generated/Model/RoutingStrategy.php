<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * What a rail is chosen by.
 */
enum RoutingStrategy: string
{
    /**
     * The cheapest rail that is reliable enough.
     */
    case LowestCost = 'lowest_cost';
    /**
     * Cost, success rate and speed weighed against each other.
     */
    case Balanced = 'balanced';
    /**
     * The rail with the shortest 95th percentile.
     */
    case Fastest = 'fastest';
    /**
     * The rail with the highest success rate.
     */
    case MostReliable = 'most_reliable';
}
