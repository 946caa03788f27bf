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
 * The merchant of an authorization.
 */
final readonly class CardMerchant implements Model
{
    use Hydration;

    /**
     * Id of the merchant.
     */
    public string $id;

    /**
     * Name of the merchant.
     */
    public string $name;

    /**
     * Merchant category code (ISO 18245).
     */
    public string $categoryCode;

    /**
     * Category group of the code.
     */
    public string $category;

    /**
     * City of the merchant.
     */
    public ?string $city;

    /**
     * The member country.
     */
    public string $country;

    /**
     * @param string $id Id of the merchant.
     * @param string $name Name of the merchant.
     * @param string $categoryCode Merchant category code (ISO 18245).
     * @param string $category Category group of the code.
     * @param string|null $city City of the merchant.
     */
    public function __construct(
        string $id,
        string $name,
        string $categoryCode,
        string $category,
        ?string $city,
        string $country,
    ) {
        $this->build([
            'id' => $id,
            'name' => $name,
            'categoryCode' => $categoryCode,
            'category' => $category,
            'city' => $city,
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
            new FieldSpec('id', 'id', new Codec\TextCodec(), true),
            new FieldSpec('name', 'name', new Codec\TextCodec(), true),
            new FieldSpec('categoryCode', 'categoryCode', new Codec\TextCodec(), true),
            new FieldSpec('category', 'category', new Codec\TextCodec(), true),
            new FieldSpec('city', 'city', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('country', 'country', new Codec\TextCodec(), true),
        );
    }
}
