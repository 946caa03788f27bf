<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Kind of customer.
 */
enum CustomerType: string
{
    /**
     * A person.
     */
    case Individual = 'individual';
    /**
     * A company or another organisation.
     */
    case Business = 'business';
}
