<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

use Njia\Internal\Codec;
use Njia\Internal\Codec\FieldSpec;
use Njia\Internal\Codec\Shape;
use Njia\Internal\Hydration;
use Njia\Model;
use Njia\Omit;

/**
 * Aggregates of a wallet over the last 90 days, for callers that may not hand out single transactions.
 *
 * What is left out counts as missing. Shares run from 0 to 1.
 */
final readonly class MobileMoneySummaryInput implements Model
{
    use Hydration;

    /**
     * Days with at least one completed transaction.
     */
    public ?int $activeDays90;

    /**
     * Mean monthly inflow without loans and reversals; in US dollars or any supported currency, the model
     * converts it.
     */
    public ?Money $inflowMonthlyAvgUsd;

    /**
     * 1 less the coefficient of variation of the weekly inflow, at least 0.
     */
    public ?float $inflowRegularity;

    /**
     * Inflow less outflow as a share of the inflow.
     */
    public ?float $netFlowRatio;

    /**
     * Median balance at the end of the day relative to the mean weekly outflow.
     */
    public ?float $balanceMedianToOutflow;

    /**
     * Share of days that end below a tenth of the median daily outflow.
     */
    public ?float $lowBalanceDayShare;

    /**
     * Share of the inflow that was cashed out within 24 hours.
     */
    public ?float $cashOutWithin24hShare;

    /**
     * Months of the last 3 with a bill payment.
     */
    public ?int $billPaymentMonths;

    /**
     * Share of the outflow that went to merchants.
     */
    public ?float $merchantPaymentShare;

    /**
     * Number of different counterparties.
     */
    public ?int $counterpartyDiversity;

    /**
     * Share of top-ups below a fiftieth of the monthly inflow.
     */
    public ?float $airtimeMicroTopUpShare;

    /**
     * Share of the loans that were repaid in time.
     */
    public ?float $loanRepaidOnTimeShare;

    /**
     * Loans paid out and not repaid.
     */
    public ?int $openLoans;

    /**
     * Share of failed transactions.
     */
    public ?float $failedTxnShare;

    /**
     * Share of reversed transactions.
     */
    public ?float $reversalShare;

    /**
     * Share of the outflow that went to betting.
     */
    public ?float $gamblingShare;

    /**
     * Share of transactions between midnight and 5 local time.
     */
    public ?float $nightActivityShare;

    /**
     * Age of the wallet in months.
     */
    public ?int $accountAgeMonths;

    /**
     * 1 when the SIM was changed in the last 90 days.
     */
    public ?int $simSwap90d;

    /**
     * Share of cross-border transactions.
     */
    public ?float $crossBorderShare;

    /**
     * @param int|Omit $activeDays90 Days with at least one completed transaction.
     * @param Money|Omit $inflowMonthlyAvgUsd Mean monthly inflow without loans and reversals; in US dollars
     *     or any supported currency, the model converts it.
     * @param float|Omit $inflowRegularity 1 less the coefficient of variation of the weekly inflow, at
     *     least 0.
     * @param float|Omit $netFlowRatio Inflow less outflow as a share of the inflow.
     * @param float|Omit $balanceMedianToOutflow Median balance at the end of the day relative to the mean
     *     weekly outflow.
     * @param float|Omit $lowBalanceDayShare Share of days that end below a tenth of the median daily
     *     outflow.
     * @param float|Omit $cashOutWithin24hShare Share of the inflow that was cashed out within 24 hours.
     * @param int|Omit $billPaymentMonths Months of the last 3 with a bill payment.
     * @param float|Omit $merchantPaymentShare Share of the outflow that went to merchants.
     * @param int|Omit $counterpartyDiversity Number of different counterparties.
     * @param float|Omit $airtimeMicroTopUpShare Share of top-ups below a fiftieth of the monthly inflow.
     * @param float|Omit $loanRepaidOnTimeShare Share of the loans that were repaid in time.
     * @param int|Omit $openLoans Loans paid out and not repaid.
     * @param float|Omit $failedTxnShare Share of failed transactions.
     * @param float|Omit $reversalShare Share of reversed transactions.
     * @param float|Omit $gamblingShare Share of the outflow that went to betting.
     * @param float|Omit $nightActivityShare Share of transactions between midnight and 5 local time.
     * @param int|Omit $accountAgeMonths Age of the wallet in months.
     * @param int|Omit $simSwap90d 1 when the SIM was changed in the last 90 days.
     * @param float|Omit $crossBorderShare Share of cross-border transactions.
     */
    public function __construct(
        int|float|Omit $activeDays90 = Omit::Value,
        Money|Omit $inflowMonthlyAvgUsd = Omit::Value,
        float|Omit $inflowRegularity = Omit::Value,
        float|Omit $netFlowRatio = Omit::Value,
        float|Omit $balanceMedianToOutflow = Omit::Value,
        float|Omit $lowBalanceDayShare = Omit::Value,
        float|Omit $cashOutWithin24hShare = Omit::Value,
        int|float|Omit $billPaymentMonths = Omit::Value,
        float|Omit $merchantPaymentShare = Omit::Value,
        int|float|Omit $counterpartyDiversity = Omit::Value,
        float|Omit $airtimeMicroTopUpShare = Omit::Value,
        float|Omit $loanRepaidOnTimeShare = Omit::Value,
        int|float|Omit $openLoans = Omit::Value,
        float|Omit $failedTxnShare = Omit::Value,
        float|Omit $reversalShare = Omit::Value,
        float|Omit $gamblingShare = Omit::Value,
        float|Omit $nightActivityShare = Omit::Value,
        int|float|Omit $accountAgeMonths = Omit::Value,
        int|float|Omit $simSwap90d = Omit::Value,
        float|Omit $crossBorderShare = Omit::Value,
    ) {
        $this->build([
            'activeDays90' => $activeDays90,
            'inflowMonthlyAvgUsd' => $inflowMonthlyAvgUsd,
            'inflowRegularity' => $inflowRegularity,
            'netFlowRatio' => $netFlowRatio,
            'balanceMedianToOutflow' => $balanceMedianToOutflow,
            'lowBalanceDayShare' => $lowBalanceDayShare,
            'cashOutWithin24hShare' => $cashOutWithin24hShare,
            'billPaymentMonths' => $billPaymentMonths,
            'merchantPaymentShare' => $merchantPaymentShare,
            'counterpartyDiversity' => $counterpartyDiversity,
            'airtimeMicroTopUpShare' => $airtimeMicroTopUpShare,
            'loanRepaidOnTimeShare' => $loanRepaidOnTimeShare,
            'openLoans' => $openLoans,
            'failedTxnShare' => $failedTxnShare,
            'reversalShare' => $reversalShare,
            'gamblingShare' => $gamblingShare,
            'nightActivityShare' => $nightActivityShare,
            'accountAgeMonths' => $accountAgeMonths,
            'simSwap90d' => $simSwap90d,
            'crossBorderShare' => $crossBorderShare,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('activeDays90', 'activeDays90', new Codec\IntCodec()),
            new FieldSpec('inflowMonthlyAvgUsd', 'inflowMonthlyAvgUsd', new Codec\ModelCodec(Money::class)),
            new FieldSpec('inflowRegularity', 'inflowRegularity', new Codec\FloatCodec()),
            new FieldSpec('netFlowRatio', 'netFlowRatio', new Codec\FloatCodec()),
            new FieldSpec('balanceMedianToOutflow', 'balanceMedianToOutflow', new Codec\FloatCodec()),
            new FieldSpec('lowBalanceDayShare', 'lowBalanceDayShare', new Codec\FloatCodec()),
            new FieldSpec('cashOutWithin24hShare', 'cashOutWithin24hShare', new Codec\FloatCodec()),
            new FieldSpec('billPaymentMonths', 'billPaymentMonths', new Codec\IntCodec()),
            new FieldSpec('merchantPaymentShare', 'merchantPaymentShare', new Codec\FloatCodec()),
            new FieldSpec('counterpartyDiversity', 'counterpartyDiversity', new Codec\IntCodec()),
            new FieldSpec('airtimeMicroTopUpShare', 'airtimeMicroTopUpShare', new Codec\FloatCodec()),
            new FieldSpec('loanRepaidOnTimeShare', 'loanRepaidOnTimeShare', new Codec\FloatCodec()),
            new FieldSpec('openLoans', 'openLoans', new Codec\IntCodec()),
            new FieldSpec('failedTxnShare', 'failedTxnShare', new Codec\FloatCodec()),
            new FieldSpec('reversalShare', 'reversalShare', new Codec\FloatCodec()),
            new FieldSpec('gamblingShare', 'gamblingShare', new Codec\FloatCodec()),
            new FieldSpec('nightActivityShare', 'nightActivityShare', new Codec\FloatCodec()),
            new FieldSpec('accountAgeMonths', 'accountAgeMonths', new Codec\IntCodec()),
            new FieldSpec('simSwap90d', 'simSwap90d', new Codec\IntCodec()),
            new FieldSpec('crossBorderShare', 'crossBorderShare', new Codec\FloatCodec()),
        );
    }
}
