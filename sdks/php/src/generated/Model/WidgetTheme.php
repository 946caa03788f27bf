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
 * Look of a widget.
 */
final readonly class WidgetTheme implements Model
{
    use Hydration;

    /**
     * The member mode.
     */
    public WidgetThemeMode|string $mode;

    /**
     * Main colour, `#rrggbb`.
     */
    public ?string $primaryColor;

    /**
     * Corner radius in pixels.
     */
    public int $radius;

    /**
     * Address of the logo.
     */
    public ?string $logoUrl;

    /**
     * @param string|null $primaryColor Main colour, `#rrggbb`.
     * @param int $radius Corner radius in pixels.
     * @param string|null $logoUrl Address of the logo.
     */
    public function __construct(
        WidgetThemeMode|string $mode,
        ?string $primaryColor,
        int|float $radius,
        ?string $logoUrl,
    ) {
        $this->build([
            'mode' => $mode,
            'primaryColor' => $primaryColor,
            'radius' => $radius,
            'logoUrl' => $logoUrl,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('mode', 'mode', new Codec\EnumCodec(WidgetThemeMode::class), true),
            new FieldSpec('primaryColor', 'primaryColor', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('radius', 'radius', new Codec\IntCodec(), true),
            new FieldSpec('logoUrl', 'logoUrl', new Codec\NullableCodec(new Codec\TextCodec()), true),
        );
    }
}
