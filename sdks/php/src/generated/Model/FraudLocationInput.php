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
 * Place of the device.
 */
final readonly class FraudLocationInput implements Model
{
    use Hydration;

    /**
     * Latitude in degrees.
     */
    public float $lat;

    /**
     * Longitude in degrees.
     */
    public float $lon;

    /**
     * The member country.
     */
    public ?string $country;

    /**
     * Accuracy in metres.
     */
    public ?int $accuracyMeters;

    /**
     * @param float $lat Latitude in degrees.
     * @param float $lon Longitude in degrees.
     * @param int|Omit $accuracyMeters Accuracy in metres.
     */
    public function __construct(
        float $lat,
        float $lon,
        string|Omit $country = Omit::Value,
        int|float|Omit $accuracyMeters = Omit::Value,
    ) {
        $this->build([
            'lat' => $lat,
            'lon' => $lon,
            'country' => $country,
            'accuracyMeters' => $accuracyMeters,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('lat', 'lat', new Codec\FloatCodec(), true),
            new FieldSpec('lon', 'lon', new Codec\FloatCodec(), true),
            new FieldSpec('country', 'country', new Codec\TextCodec()),
            new FieldSpec('accuracyMeters', 'accuracyMeters', new Codec\IntCodec()),
        );
    }
}
