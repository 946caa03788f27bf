<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * The calendar window of a limit, in the time zone of the card.
 */
enum SpendLimitInterval: string
{
    /**
     * Each single authorization.
     */
    case PerAuthorization = 'per_authorization';
    /**
     * A day, from 00:00.
     */
    case Daily = 'daily';
    /**
     * A week, from Monday 00:00.
     */
    case Weekly = 'weekly';
    /**
     * A month, from the 1st.
     */
    case Monthly = 'monthly';
    /**
     * A year, from 1 January.
     */
    case Yearly = 'yearly';
    /**
     * The life of the card.
     */
    case AllTime = 'all_time';
}
