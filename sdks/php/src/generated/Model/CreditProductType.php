<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Kind of credit.
 */
enum CreditProductType: string
{
    /**
     * A small loan for days or weeks.
     */
    case NanoLoan = 'nano_loan';
    /**
     * An overdraft of the wallet.
     */
    case Overdraft = 'overdraft';
    /**
     * A purchase paid later in parts.
     */
    case Bnpl = 'bnpl';
    /**
     * Money for the running business.
     */
    case WorkingCapital = 'working_capital';
    /**
     * A phone, motorcycle or machine paid off over time.
     */
    case AssetFinance = 'asset_finance';
}
