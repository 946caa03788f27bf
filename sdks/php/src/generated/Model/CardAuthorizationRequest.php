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
 * A purchase that a merchant wants to make with the card.
 */
final readonly class CardAuthorizationRequest implements Model
{
    use Hydration;

    /**
     * Amount in the merchant's currency, in minor units.
     */
    public int $amountMinorUnits;

    /**
     * The merchant's currency; converted to that of the card, rounded up.
     */
    public string $currency;

    /**
     * The member merchant.
     */
    public CardMerchantInput $merchant;

    /**
     * Id of the purchase at the card network; tells a repeat from a second purchase.
     */
    public ?string $networkId;

    /**
     * Security code that was entered; checked if given.
     */
    public ?string $cvc;

    /**
     * Month of expiry that was entered; checked if given.
     */
    public ?int $expMonth;

    /**
     * Year of expiry that was entered; checked if given.
     */
    public ?int $expYear;

    /**
     * The member metadata.
     *
     * @var array<string, string>|null
     */
    public ?array $metadata;

    /**
     * @param int $amountMinorUnits Amount in the merchant's currency, in minor units.
     * @param string $currency The merchant's currency; converted to that of the card, rounded up.
     * @param string|Omit $networkId Id of the purchase at the card network; tells a repeat from a second
     *     purchase.
     * @param string|Omit $cvc Security code that was entered; checked if given.
     * @param int|Omit $expMonth Month of expiry that was entered; checked if given.
     * @param int|Omit $expYear Year of expiry that was entered; checked if given.
     * @param array<string, string>|Omit $metadata
     */
    public function __construct(
        int|float $amountMinorUnits,
        string $currency,
        CardMerchantInput $merchant,
        string|Omit $networkId = Omit::Value,
        #[\SensitiveParameter] string|Omit $cvc = Omit::Value,
        int|float|Omit $expMonth = Omit::Value,
        int|float|Omit $expYear = Omit::Value,
        array|Omit $metadata = Omit::Value,
    ) {
        $this->build([
            'amountMinorUnits' => $amountMinorUnits,
            'currency' => $currency,
            'merchant' => $merchant,
            'networkId' => $networkId,
            'cvc' => $cvc,
            'expMonth' => $expMonth,
            'expYear' => $expYear,
            'metadata' => $metadata,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('amountMinorUnits', 'amountMinorUnits', new Codec\IntCodec(), true),
            new FieldSpec('currency', 'currency', new Codec\TextCodec(), true),
            new FieldSpec('merchant', 'merchant', new Codec\ModelCodec(CardMerchantInput::class), true),
            new FieldSpec('networkId', 'networkId', new Codec\TextCodec()),
            new FieldSpec('cvc', 'cvc', new Codec\TextCodec(), sensitive: 'all'),
            new FieldSpec('expMonth', 'expMonth', new Codec\IntCodec()),
            new FieldSpec('expYear', 'expYear', new Codec\IntCodec()),
            new FieldSpec('metadata', 'metadata', new Codec\MapCodec(new Codec\TextCodec())),
        );
    }
}
