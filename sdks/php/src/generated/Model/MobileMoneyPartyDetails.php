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
 * A mobile-money wallet as answers show it.
 */
final readonly class MobileMoneyPartyDetails implements Model, PartyDetails
{
    use Hydration;

    /**
     * Kind of party.
     */
    public string $type;

    /**
     * The member msisdn.
     */
    public string $msisdn;

    /**
     * Mobile-money provider; null while it is not known.
     */
    public MobileMoneyProvider|string|null $provider;

    /**
     * The member country.
     */
    public string $country;

    /**
     * Name of the wallet's holder.
     */
    public ?string $holderName;

    /**
     * @param MobileMoneyProvider|string|null $provider Mobile-money provider; null while it is not known.
     * @param string|null $holderName Name of the wallet's holder.
     */
    public function __construct(
        string $msisdn,
        MobileMoneyProvider|string|null $provider,
        string $country,
        ?string $holderName,
    ) {
        $this->build([
            'msisdn' => $msisdn,
            'provider' => $provider,
            'country' => $country,
            'holderName' => $holderName,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('type', 'type', new Codec\ConstCodec('mobile_money'), true),
            new FieldSpec('msisdn', 'msisdn', new Codec\TextCodec(), true),
            new FieldSpec(
                'provider',
                'provider',
                new Codec\NullableCodec(new Codec\EnumCodec(MobileMoneyProvider::class)),
                true,
            ),
            new FieldSpec('country', 'country', new Codec\TextCodec(), true),
            new FieldSpec('holderName', 'holderName', new Codec\NullableCodec(new Codec\TextCodec()), true),
        );
    }
}
