<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * What happened.
 */
enum TransactionEventType: string
{
    /**
     * A transaction completed.
     */
    case TransactionCompleted = 'transaction.completed';
    /**
     * A transaction failed.
     */
    case TransactionFailed = 'transaction.failed';
    /**
     * A reversal of the transaction was requested.
     */
    case TransactionReversalPending = 'transaction.reversal_pending';
    /**
     * The transaction was reversed in full.
     */
    case TransactionReversed = 'transaction.reversed';
    /**
     * A part of the transaction was reversed.
     */
    case TransactionPartiallyReversed = 'transaction.partially_reversed';
    /**
     * The rail contradicts the books; a person must look.
     */
    case TransactionReconciliationCaseOpened = 'transaction.reconciliation_case_opened';
    /**
     * The contradiction was settled.
     */
    case TransactionReconciliationCaseResolved = 'transaction.reconciliation_case_resolved';
}
