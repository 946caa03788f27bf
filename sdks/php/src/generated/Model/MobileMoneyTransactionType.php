<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Kind of a mobile-money transaction.
 */
enum MobileMoneyTransactionType: string
{
    /**
     * Cash paid in at an agent.
     */
    case CashIn = 'cash_in';
    /**
     * Cash taken out at an agent.
     */
    case CashOut = 'cash_out';
    /**
     * Money from another person.
     */
    case P2pIn = 'p2p_in';
    /**
     * Money to another person.
     */
    case P2pOut = 'p2p_out';
    /**
     * Water, power, school or another bill.
     */
    case BillPayment = 'bill_payment';
    /**
     * A purchase.
     */
    case MerchantPayment = 'merchant_payment';
    /**
     * Airtime or data.
     */
    case Airtime = 'airtime';
    /**
     * Money from a bank account.
     */
    case BankIn = 'bank_in';
    /**
     * Money to a bank account.
     */
    case BankOut = 'bank_out';
    /**
     * A loan paid out.
     */
    case LoanDisbursement = 'loan_disbursement';
    /**
     * A loan paid back.
     */
    case LoanRepayment = 'loan_repayment';
    /**
     * Wages.
     */
    case Salary = 'salary';
    /**
     * A fee.
     */
    case Fee = 'fee';
    /**
     * A reversed transaction.
     */
    case Reversal = 'reversal';
    /**
     * Betting and gambling.
     */
    case Betting = 'betting';
}
