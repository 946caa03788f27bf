<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * ISO 20022 payment transaction status.
 */
enum Iso20022TransactionStatus: string
{
    /**
     * Received.
     */
    case Rcvd = 'RCVD';
    /**
     * Pending: further checks or the outcome are awaited.
     */
    case Pdng = 'PDNG';
    /**
     * Accepted, settlement in process.
     */
    case Acsp = 'ACSP';
    /**
     * Accepted, settlement completed.
     */
    case Acsc = 'ACSC';
    /**
     * Rejected.
     */
    case Rjct = 'RJCT';
    /**
     * Canceled.
     */
    case Canc = 'CANC';
}
