<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Role of a user; it decides which scopes a session may use.
 */
enum Role: string
{
    /**
     * Everything.
     */
    case Owner = 'owner';
    /**
     * Everything except managing users who are owners.
     */
    case Admin = 'admin';
    /**
     * All reading, webhooks, widgets, sandbox and test keys.
     */
    case Developer = 'developer';
    /**
     * Payments, bulk, review, reversals, customers, KYC review and cards without reveal.
     */
    case Operations = 'operations';
    /**
     * Fraud, KYC, credit and payment review; reading.
     */
    case Risk = 'risk';
    /**
     * All reading, without personal data.
     */
    case Analyst = 'analyst';
    /**
     * All reading with personal data and the audit log.
     */
    case Auditor = 'auditor';
}
