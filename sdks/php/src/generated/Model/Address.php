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
 * Postal address as stored.
 */
final readonly class Address implements Model
{
    use Hydration;

    /**
     * Street and number, or the landmark that people go by.
     */
    public ?string $line1;

    /**
     * Further line.
     */
    public ?string $line2;

    /**
     * Town or city.
     */
    public ?string $city;

    /**
     * Region, state or county.
     */
    public ?string $region;

    /**
     * Postal code; many countries have none.
     */
    public ?string $postalCode;

    /**
     * The member country.
     */
    public string $country;

    /**
     * @param string|null $line1 Street and number, or the landmark that people go by.
     * @param string|null $line2 Further line.
     * @param string|null $city Town or city.
     * @param string|null $region Region, state or county.
     * @param string|null $postalCode Postal code; many countries have none.
     */
    public function __construct(
        ?string $line1,
        ?string $line2,
        ?string $city,
        ?string $region,
        ?string $postalCode,
        string $country,
    ) {
        $this->build([
            'line1' => $line1,
            'line2' => $line2,
            'city' => $city,
            'region' => $region,
            'postalCode' => $postalCode,
            'country' => $country,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('line1', 'line1', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('line2', 'line2', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('city', 'city', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('region', 'region', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('postalCode', 'postalCode', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('country', 'country', new Codec\TextCodec(), true),
        );
    }
}
