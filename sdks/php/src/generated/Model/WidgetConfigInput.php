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
 * Settings of a widget.
 *
 * Which members count depends on `kind`; a member of another kind is 400 `validation_failed`.
 */
final readonly class WidgetConfigInput implements Model
{
    use Hydration;

    /**
     * payment: amount to collect, in minor units.
     *
     * Required.
     */
    public ?int $amountMinorUnits;

    /**
     * payment: currency of the amount.
     *
     * Required.
     */
    public ?string $currency;

    /**
     * payment: your reference.
     */
    public ?string $reference;

    /**
     * payment: what it is for; shown to the visitor.
     */
    public ?string $description;

    /**
     * payment: ways to pay; all if absent.
     *
     * @var list<string>|null
     */
    public ?array $methods;

    /**
     * payment: whether the visitor may not change the amount.
     */
    public ?bool $lockAmount;

    /**
     * payment and kyc: country that is preselected.
     */
    public ?string $country;

    /**
     * balance: accounts to show.
     *
     * Either this or `currencies`.
     *
     * @var list<string>|null
     */
    public ?array $accountIds;

    /**
     * balance: currencies to show, summed over accounts.
     *
     * @var list<string>|null
     */
    public ?array $currencies;

    /**
     * balance: whether to show what is on its way.
     */
    public ?bool $showPending;

    /**
     * kyc: tier to reach.
     */
    public KycRequestedTier|string|null $requestedTier;

    /**
     * kyc: checks to run; all that the data allows if absent.
     *
     * @var list<KycCheckType|string>|null
     */
    public ?array $checks;

    /**
     * @param int|Omit $amountMinorUnits payment: amount to collect, in minor units.
     * @param string|Omit $currency payment: currency of the amount.
     * @param string|Omit $reference payment: your reference.
     * @param string|Omit $description payment: what it is for; shown to the visitor.
     * @param list<string>|Omit $methods payment: ways to pay; all if absent.
     * @param bool|Omit $lockAmount payment: whether the visitor may not change the amount.
     * @param string|Omit $country payment and kyc: country that is preselected.
     * @param list<string>|Omit $accountIds balance: accounts to show.
     * @param list<string>|Omit $currencies balance: currencies to show, summed over accounts.
     * @param bool|Omit $showPending balance: whether to show what is on its way.
     * @param KycRequestedTier|string|Omit $requestedTier kyc: tier to reach.
     * @param list<KycCheckType|string>|Omit $checks kyc: checks to run; all that the data allows if absent.
     */
    public function __construct(
        int|float|Omit $amountMinorUnits = Omit::Value,
        string|Omit $currency = Omit::Value,
        string|Omit $reference = Omit::Value,
        string|Omit $description = Omit::Value,
        array|Omit $methods = Omit::Value,
        bool|Omit $lockAmount = Omit::Value,
        string|Omit $country = Omit::Value,
        array|Omit $accountIds = Omit::Value,
        array|Omit $currencies = Omit::Value,
        bool|Omit $showPending = Omit::Value,
        KycRequestedTier|string|Omit $requestedTier = Omit::Value,
        array|Omit $checks = Omit::Value,
    ) {
        $this->build([
            'amountMinorUnits' => $amountMinorUnits,
            'currency' => $currency,
            'reference' => $reference,
            'description' => $description,
            'methods' => $methods,
            'lockAmount' => $lockAmount,
            'country' => $country,
            'accountIds' => $accountIds,
            'currencies' => $currencies,
            'showPending' => $showPending,
            'requestedTier' => $requestedTier,
            'checks' => $checks,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('amountMinorUnits', 'amountMinorUnits', new Codec\IntCodec()),
            new FieldSpec('currency', 'currency', new Codec\TextCodec()),
            new FieldSpec('reference', 'reference', new Codec\TextCodec()),
            new FieldSpec('description', 'description', new Codec\TextCodec()),
            new FieldSpec('methods', 'methods', new Codec\ListCodec(new Codec\ConstCodec('mobile_money'))),
            new FieldSpec('lockAmount', 'lockAmount', new Codec\BoolCodec()),
            new FieldSpec('country', 'country', new Codec\TextCodec()),
            new FieldSpec('accountIds', 'accountIds', new Codec\ListCodec(new Codec\TextCodec())),
            new FieldSpec('currencies', 'currencies', new Codec\ListCodec(new Codec\TextCodec())),
            new FieldSpec('showPending', 'showPending', new Codec\BoolCodec()),
            new FieldSpec('requestedTier', 'requestedTier', new Codec\EnumCodec(KycRequestedTier::class)),
            new FieldSpec('checks', 'checks', new Codec\ListCodec(new Codec\EnumCodec(KycCheckType::class))),
        );
    }
}
