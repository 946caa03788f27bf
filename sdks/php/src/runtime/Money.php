<?php

declare(strict_types=1);

namespace Njia;

/**
 * Amounts between decimal text and whole minor units (ISO 4217), exact in both directions; a float is refused.
 */
final class Money
{
    // Digits of currencies that have not two. MGA and MRU have two in ISO 4217, although one unit has five parts.
    private const DIGITS = [
        0 => 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
        3 => 'BHD IQD JOD KWD LYD OMR TND',
        4 => 'CLF UYW',
    ];
    private const TWO =
        ' AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF'
        . ' CHE CHF CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD'
        . ' GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL'
        . ' MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR'
        . ' PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP'
        . ' TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG';

    /**
     * How many decimal digits a unit has: XAF 0, KES 2, TND 3.
     *
     * @throws \InvalidArgumentException for what is no currency code in upper case
     */
    public static function digits(string $currency): int
    {
        if (preg_match('/\A[A-Z]{3}\z/', $currency) === 1) {
            foreach (self::DIGITS as $digits => $codes) {
                if (str_contains($codes, $currency)) {
                    return $digits;
                }
            }
            if (str_contains(self::TWO, " {$currency}")) {
                return 2;
            }
        }
        throw new \InvalidArgumentException('The currency is not an ISO 4217 code in upper case.');
    }

    /**
     * `toMinorUnits('250.00', 'KES')` is 25000. Never rounds.
     *
     * @throws \InvalidArgumentException for a float, an unknown currency, or more digits than the currency has
     */
    public static function toMinorUnits(string|int|float $amount, string $currency): int
    {
        if (is_float($amount)) {
            throw new \InvalidArgumentException('An amount is text or an int: a float cannot hold it exactly.');
        }
        $digits = self::digits($currency);
        $found = [];
        if (preg_match('/\A(-?)(\d{1,19})(?:\.(\d{1,19}))?\z/', (string) $amount, $found) !== 1) {
            throw new \InvalidArgumentException('An amount is written like -250.00.');
        }
        $fraction = str_pad($found[3] ?? '', $digits, '0');
        if (trim(substr($fraction, $digits), '0') !== '') {
            throw new \InvalidArgumentException("{$currency} has {$digits} decimal digits; more are not rounded.");
        }
        $units = $found[1] . (ltrim($found[2] . substr($fraction, 0, $digits), '0') ?: '0');
        $number = filter_var($units === '-0' ? '0' : $units, FILTER_VALIDATE_INT);
        return is_int($number) ? $number : throw new \InvalidArgumentException('The amount does not fit 64 bits.');
    }

    /**
     * `fromMinorUnits(25000, 'KES')` is `250.00`.
     *
     * @throws \InvalidArgumentException for an unknown currency
     */
    public static function fromMinorUnits(int $amountMinorUnits, string $currency): string
    {
        $digits = self::digits($currency);
        $text = str_pad(ltrim((string) $amountMinorUnits, '-'), $digits + 1, '0', STR_PAD_LEFT);
        $sign = $amountMinorUnits < 0 ? '-' : '';
        return $sign . ($digits === 0 ? $text : substr($text, 0, -$digits) . '.' . substr($text, -$digits));
    }
}
