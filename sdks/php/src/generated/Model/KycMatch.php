<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * How well a fact fits what the authority holds.
 */
enum KycMatch: string
{
    /**
     * It is the same.
     */
    case Exact = 'exact';
    /**
     * It is similar.
     */
    case Partial = 'partial';
    /**
     * It differs.
     */
    case None = 'none';
    /**
     * It was not compared.
     */
    case NotChecked = 'not_checked';
}
