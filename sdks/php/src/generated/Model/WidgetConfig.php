<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

use Njia\Internal\Codec;
use Njia\Internal\Codec\FieldSpec;
use Njia\Internal\Codec\Shape;
use Njia\Internal\Hydration;
use Njia\Model;

/**
 * Settings of a widget.
 *
 * Members of another kind are null.
 */
final readonly class WidgetConfig implements Model
{
    use Hydration;

    /**
     * payment: amount to collect, in minor units.
     */
    public ?int $amountMinorUnits;

    /**
     * payment: currency of the amount.
     */
    public ?string $currency;

    /**
     * payment: your reference.
     */
    public ?string $reference;

    /**
     * payment: what it is for.
     */
    public ?string $description;

    /**
     * payment: ways to pay.
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
     * @var list<string>|null
     */
    public ?array $accountIds;

    /**
     * balance: currencies to show.
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
     * kyc: checks to run.
     *
     * @var list<KycCheckType|string>|null
     */
    public ?array $checks;

    /**
     * @param int|null $amountMinorUnits payment: amount to collect, in minor units.
     * @param string|null $currency payment: currency of the amount.
     * @param string|null $reference payment: your reference.
     * @param string|null $description payment: what it is for.
     * @param list<string>|null $methods payment: ways to pay.
     * @param bool|null $lockAmount payment: whether the visitor may not change the amount.
     * @param string|null $country payment and kyc: country that is preselected.
     * @param list<string>|null $accountIds balance: accounts to show.
     * @param list<string>|null $currencies balance: currencies to show.
     * @param bool|null $showPending balance: whether to show what is on its way.
     * @param KycRequestedTier|string|null $requestedTier kyc: tier to reach.
     * @param list<KycCheckType|string>|null $checks kyc: checks to run.
     */
    public function __construct(
        int|float|null $amountMinorUnits,
        ?string $currency,
        ?string $reference,
        ?string $description,
        ?array $methods,
        ?bool $lockAmount,
        ?string $country,
        ?array $accountIds,
        ?array $currencies,
        ?bool $showPending,
        KycRequestedTier|string|null $requestedTier,
        ?array $checks,
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
            new FieldSpec(
                'amountMinorUnits',
                'amountMinorUnits',
                new Codec\NullableCodec(new Codec\IntCodec()),
                true,
            ),
            new FieldSpec('currency', 'currency', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('reference', 'reference', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('description', 'description', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec(
                'methods',
                'methods',
                new Codec\NullableCodec(new Codec\ListCodec(new Codec\ConstCodec('mobile_money'))),
                true,
            ),
            new FieldSpec('lockAmount', 'lockAmount', new Codec\NullableCodec(new Codec\BoolCodec()), true),
            new FieldSpec('country', 'country', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec(
                'accountIds',
                'accountIds',
                new Codec\NullableCodec(new Codec\ListCodec(new Codec\TextCodec())),
                true,
            ),
            new FieldSpec(
                'currencies',
                'currencies',
                new Codec\NullableCodec(new Codec\ListCodec(new Codec\TextCodec())),
                true,
            ),
            new FieldSpec('showPending', 'showPending', new Codec\NullableCodec(new Codec\BoolCodec()), true),
            new FieldSpec(
                'requestedTier',
                'requestedTier',
                new Codec\NullableCodec(new Codec\EnumCodec(KycRequestedTier::class)),
                true,
            ),
            new FieldSpec(
                'checks',
                'checks',
                new Codec\NullableCodec(new Codec\ListCodec(new Codec\EnumCodec(KycCheckType::class))),
                true,
            ),
        );
    }
}
