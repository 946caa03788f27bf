<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Source of the data behind a credit score.
 */
enum CreditDataSource: string
{
    /**
     * Transactions in the request.
     */
    case MobileMoneyTransactions = 'mobile_money_transactions';
    /**
     * Aggregates in the request.
     */
    case MobileMoneySummary = 'mobile_money_summary';
    /**
     * The person's payments at this tenant.
     */
    case TenantHistory = 'tenant_history';
}
