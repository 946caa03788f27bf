<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Class of operations that share one rate limit.
 */
enum RateClass: string
{
    /**
     * Reading operations.
     */
    case Read = 'read';
    /**
     * Writing operations that are in no other class.
     */
    case Write = 'write';
    /**
     * Operations that move money.
     */
    case Money = 'money';
    /**
     * Bulk payments.
     */
    case Bulk = 'bulk';
    /**
     * Card authorizations.
     */
    case CardAuth = 'card_auth';
    /**
     * Fraud analyses.
     */
    case Scoring = 'scoring';
    /**
     * Credit and KYC scores.
     */
    case ScoringSlow = 'scoring_slow';
    /**
     * Login and refresh.
     */
    case Login = 'login';
    /**
     * Operations without a key, counted by address.
     */
    case Public = 'public';
    /**
     * Callbacks of providers and rails.
     */
    case Callbacks = 'callbacks';
    /**
     * Not counted.
     */
    case None = 'none';
}
