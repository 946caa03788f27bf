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
 * The scored person, masked.
 */
final readonly class CreditSubject implements Model
{
    use Hydration;

    /**
     * Phone number; null when the customer has none.
     */
    public ?string $phone;

    /**
     * The member country.
     */
    public string $country;

    /**
     * Name with most letters hidden.
     */
    public ?string $fullName;

    /**
     * @param string|null $phone Phone number; null when the customer has none.
     * @param string|null $fullName Name with most letters hidden.
     */
    public function __construct(
        #[\SensitiveParameter] ?string $phone,
        string $country,
        ?string $fullName,
    ) {
        $this->build([
            'phone' => $phone,
            'country' => $country,
            'fullName' => $fullName,
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
                'phone',
                'phone',
                new Codec\NullableCodec(new Codec\TextCodec()),
                true,
                sensitive: 'last4',
            ),
            new FieldSpec('country', 'country', new Codec\TextCodec(), true),
            new FieldSpec('fullName', 'fullName', new Codec\NullableCodec(new Codec\TextCodec()), true),
        );
    }
}
