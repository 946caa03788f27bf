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
 * The wallet to pay from.
 */
final readonly class ClientQuoteRequest implements Model
{
    use Hydration;

    /**
     * Number of the visitor's wallet.
     */
    public string $msisdn;

    /**
     * Wallet; found from the number if absent.
     */
    public MobileMoneyProvider|string|null $provider;

    /**
     * Country of the wallet; found from the number if absent.
     */
    public ?string $country;

    /**
     * Amount in minor units; only if the widget does not lock it.
     */
    public ?int $amountMinorUnits;

    /**
     * @param string $msisdn Number of the visitor's wallet.
     * @param MobileMoneyProvider|string|Omit $provider Wallet; found from the number if absent.
     * @param string|Omit $country Country of the wallet; found from the number if absent.
     * @param int|Omit $amountMinorUnits Amount in minor units; only if the widget does not lock it.
     */
    public function __construct(
        string $msisdn,
        MobileMoneyProvider|string|Omit $provider = Omit::Value,
        string|Omit $country = Omit::Value,
        int|float|Omit $amountMinorUnits = Omit::Value,
    ) {
        $this->build([
            'msisdn' => $msisdn,
            'provider' => $provider,
            'country' => $country,
            'amountMinorUnits' => $amountMinorUnits,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('msisdn', 'msisdn', new Codec\TextCodec(), true),
            new FieldSpec('provider', 'provider', new Codec\EnumCodec(MobileMoneyProvider::class)),
            new FieldSpec('country', 'country', new Codec\TextCodec()),
            new FieldSpec('amountMinorUnits', 'amountMinorUnits', new Codec\IntCodec()),
        );
    }
}
