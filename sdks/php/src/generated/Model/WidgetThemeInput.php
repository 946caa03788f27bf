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
 * Look of a widget.
 */
final readonly class WidgetThemeInput implements Model
{
    use Hydration;

    /**
     * Light or dark; `auto` if absent.
     */
    public WidgetThemeMode|string|null $mode;

    /**
     * Main colour, `#rrggbb`.
     */
    public ?string $primaryColor;

    /**
     * Corner radius in pixels.
     */
    public ?int $radius;

    /**
     * https address of a PNG, JPEG or WebP of at most 64 KiB; fetched once.
     */
    public ?string $logoUrl;

    /**
     * @param WidgetThemeMode|string|Omit $mode Light or dark; `auto` if absent.
     * @param string|Omit $primaryColor Main colour, `#rrggbb`.
     * @param int|Omit $radius Corner radius in pixels.
     * @param string|Omit $logoUrl https address of a PNG, JPEG or WebP of at most 64 KiB; fetched once.
     */
    public function __construct(
        WidgetThemeMode|string|Omit $mode = Omit::Value,
        string|Omit $primaryColor = Omit::Value,
        int|float|Omit $radius = Omit::Value,
        string|Omit $logoUrl = Omit::Value,
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
            new FieldSpec('mode', 'mode', new Codec\EnumCodec(WidgetThemeMode::class)),
            new FieldSpec('primaryColor', 'primaryColor', new Codec\TextCodec()),
            new FieldSpec('radius', 'radius', new Codec\IntCodec()),
            new FieldSpec('logoUrl', 'logoUrl', new Codec\TextCodec()),
        );
    }
}
