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
 * Postal address.
 */
final readonly class AddressInput implements Model
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
     * @param string|Omit $line1 Street and number, or the landmark that people go by.
     * @param string|Omit $line2 Further line.
     * @param string|Omit $city Town or city.
     * @param string|Omit $region Region, state or county.
     * @param string|Omit $postalCode Postal code; many countries have none.
     */
    public function __construct(
        string $country,
        string|Omit $line1 = Omit::Value,
        string|Omit $line2 = Omit::Value,
        string|Omit $city = Omit::Value,
        string|Omit $region = Omit::Value,
        string|Omit $postalCode = Omit::Value,
    ) {
        $this->build([
            'country' => $country,
            'line1' => $line1,
            'line2' => $line2,
            'city' => $city,
            'region' => $region,
            'postalCode' => $postalCode,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('line1', 'line1', new Codec\TextCodec()),
            new FieldSpec('line2', 'line2', new Codec\TextCodec()),
            new FieldSpec('city', 'city', new Codec\TextCodec()),
            new FieldSpec('region', 'region', new Codec\TextCodec()),
            new FieldSpec('postalCode', 'postalCode', new Codec\TextCodec()),
            new FieldSpec('country', 'country', new Codec\TextCodec(), true),
        );
    }
}
