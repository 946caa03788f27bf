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
 * A mobile-money wallet.
 */
final readonly class MobileMoneyParty implements Model, Party
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
     * The member provider.
     */
    public MobileMoneyProvider|string|null $provider;

    /**
     * The member country.
     */
    public string $country;

    /**
     * Name of the wallet's holder; compared where the provider allows it.
     */
    public ?string $holderName;

    /**
     * @param string|Omit $holderName Name of the wallet's holder; compared where the provider allows it.
     */
    public function __construct(
        string $msisdn,
        string $country,
        MobileMoneyProvider|string|Omit $provider = Omit::Value,
        string|Omit $holderName = Omit::Value,
    ) {
        $this->build([
            'msisdn' => $msisdn,
            'country' => $country,
            'provider' => $provider,
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
            new FieldSpec('provider', 'provider', new Codec\EnumCodec(MobileMoneyProvider::class)),
            new FieldSpec('country', 'country', new Codec\TextCodec(), true),
            new FieldSpec('holderName', 'holderName', new Codec\TextCodec()),
        );
    }
}
