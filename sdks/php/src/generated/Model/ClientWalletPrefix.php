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
 * Maps the beginning of phone numbers to a provider.
 */
final readonly class ClientWalletPrefix implements Model
{
    use Hydration;

    /**
     * The member country.
     */
    public string $country;

    /**
     * First digits, with `+` and country code.
     */
    public string $prefix;

    /**
     * The member provider.
     */
    public MobileMoneyProvider|string $provider;

    /**
     * @param string $prefix First digits, with `+` and country code.
     */
    public function __construct(
        string $country,
        string $prefix,
        MobileMoneyProvider|string $provider,
    ) {
        $this->build([
            'country' => $country,
            'prefix' => $prefix,
            'provider' => $provider,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('country', 'country', new Codec\TextCodec(), true),
            new FieldSpec('prefix', 'prefix', new Codec\TextCodec(), true),
            new FieldSpec('provider', 'provider', new Codec\EnumCodec(MobileMoneyProvider::class), true),
        );
    }
}
