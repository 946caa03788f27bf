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
 * An identity number to look up at the issuing authority.
 */
final readonly class KycIdentityInput implements Model
{
    use Hydration;

    /**
     * Country that issued it.
     */
    public string $country;

    /**
     * The member type.
     */
    public IdentityType|string $type;

    /**
     * The number.
     */
    public string $number;

    /**
     * @param string $country Country that issued it.
     * @param string $number The number.
     */
    public function __construct(
        string $country,
        IdentityType|string $type,
        #[\SensitiveParameter] string $number,
    ) {
        $this->build([
            'country' => $country,
            'type' => $type,
            'number' => $number,
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
            new FieldSpec('type', 'type', new Codec\EnumCodec(IdentityType::class), true),
            new FieldSpec('number', 'number', new Codec\TextCodec(), true, sensitive: 'last4'),
        );
    }
}
