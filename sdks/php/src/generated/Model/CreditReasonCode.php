<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Stable code of a reason of a credit score.
 */
enum CreditReasonCode: string
{
    /**
     * Few days with transactions.
     */
    case LowActivity = 'LOW_ACTIVITY';
    /**
     * Transactions on most days.
     */
    case SteadyActivity = 'STEADY_ACTIVITY';
    /**
     * Little money comes in.
     */
    case LowIncomeFlow = 'LOW_INCOME_FLOW';
    /**
     * Much money comes in.
     */
    case StrongIncomeFlow = 'STRONG_INCOME_FLOW';
    /**
     * Money comes in irregularly.
     */
    case IrregularIncome = 'IRREGULAR_INCOME';
    /**
     * Money comes in regularly.
     */
    case RegularIncome = 'REGULAR_INCOME';
    /**
     * More goes out than comes in.
     */
    case SpendsMoreThanReceives = 'SPENDS_MORE_THAN_RECEIVES';
    /**
     * More comes in than goes out.
     */
    case PositiveNetFlow = 'POSITIVE_NET_FLOW';
    /**
     * The balance covers little of the spending.
     */
    case LowBalanceBuffer = 'LOW_BALANCE_BUFFER';
    /**
     * The balance covers much of the spending.
     */
    case HealthyBalanceBuffer = 'HEALTHY_BALANCE_BUFFER';
    /**
     * Many days end with hardly any balance.
     */
    case FrequentLowBalance = 'FREQUENT_LOW_BALANCE';
    /**
     * Few days end with hardly any balance.
     */
    case RareLowBalance = 'RARE_LOW_BALANCE';
    /**
     * Much of the inflow is cashed out within a day.
     */
    case RapidCashOut = 'RAPID_CASH_OUT';
    /**
     * Money stays in the wallet.
     */
    case KeepsFundsDigital = 'KEEPS_FUNDS_DIGITAL';
    /**
     * No bills are paid from the wallet.
     */
    case NoBillHistory = 'NO_BILL_HISTORY';
    /**
     * Bills are paid from the wallet.
     */
    case PaysBills = 'PAYS_BILLS';
    /**
     * Hardly any purchases.
     */
    case FewMerchantPayments = 'FEW_MERCHANT_PAYMENTS';
    /**
     * Many purchases.
     */
    case ActiveMerchantPayer = 'ACTIVE_MERCHANT_PAYER';
    /**
     * Few counterparties.
     */
    case NarrowNetwork = 'NARROW_NETWORK';
    /**
     * Many counterparties.
     */
    case BroadNetwork = 'BROAD_NETWORK';
    /**
     * Airtime in very small pieces.
     */
    case MicroTopups = 'MICRO_TOPUPS';
    /**
     * Airtime in regular pieces.
     */
    case RegularTopups = 'REGULAR_TOPUPS';
    /**
     * Loans were repaid late.
     */
    case LateRepayments = 'LATE_REPAYMENTS';
    /**
     * Loans were repaid in time.
     */
    case RepaysOnTime = 'REPAYS_ON_TIME';
    /**
     * Loans are not repaid yet.
     */
    case OpenLoans = 'OPEN_LOANS';
    /**
     * No open loans.
     */
    case NoOpenLoans = 'NO_OPEN_LOANS';
    /**
     * Many transactions fail.
     */
    case FailedTransactions = 'FAILED_TRANSACTIONS';
    /**
     * Hardly any transaction fails.
     */
    case CleanExecution = 'CLEAN_EXECUTION';
    /**
     * Many transactions are reversed.
     */
    case Reversals = 'REVERSALS';
    /**
     * Hardly any transaction is reversed.
     */
    case NoReversals = 'NO_REVERSALS';
    /**
     * Much is spent on betting.
     */
    case GamblingSpend = 'GAMBLING_SPEND';
    /**
     * Nothing is spent on betting.
     */
    case NoGambling = 'NO_GAMBLING';
    /**
     * Many transactions at night.
     */
    case NightActivity = 'NIGHT_ACTIVITY';
    /**
     * Transactions by day.
     */
    case DaytimeActivity = 'DAYTIME_ACTIVITY';
    /**
     * The wallet is young.
     */
    case NewAccount = 'NEW_ACCOUNT';
    /**
     * The wallet is old.
     */
    case LongAccountHistory = 'LONG_ACCOUNT_HISTORY';
    /**
     * The SIM was changed in the last 90 days.
     */
    case RecentSimSwap = 'RECENT_SIM_SWAP';
    /**
     * The SIM was not changed lately.
     */
    case StableSim = 'STABLE_SIM';
    /**
     * Too little history for a score.
     */
    case InsufficientHistory = 'INSUFFICIENT_HISTORY';
    /**
     * The newest data is too old.
     */
    case StaleData = 'STALE_DATA';
}
