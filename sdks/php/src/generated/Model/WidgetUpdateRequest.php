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
 * The members to change; absent ones stay.
 *
 * Open sessions keep what they started with.
 */
final readonly class WidgetUpdateRequest implements Model
{
    use Hydration;

    /**
     * Pages that may embed the widget: https, in test mode also `http://localhost:*` (any port) and names below
     * localhost, such as `http://shop.localhost:3001`.
     *
     * @var list<string>|null
     */
    public ?array $allowedOrigins;

    /**
     * Language; null for the visitor's.
     */
    public LanguageTag|string|null $locale;

    /**
     * The member theme.
     */
    public ?WidgetThemeInput $theme;

    /**
     * How long a session lives, in seconds.
     */
    public ?int $sessionTtlSeconds;

    /**
     * The member config.
     */
    public ?WidgetConfigInput $config;

    /**
     * The member metadata.
     *
     * @var array<string, string>|null
     */
    public ?array $metadata;

    /**
     * @param list<string>|Omit $allowedOrigins Pages that may embed the widget: https, in test mode also
     *     `http://localhost:*` (any port) and names below localhost, such as `http://shop.localhost:3001`.
     * @param LanguageTag|string|Omit|null $locale Language; null for the visitor's.
     * @param int|Omit $sessionTtlSeconds How long a session lives, in seconds.
     * @param array<string, string>|Omit $metadata
     */
    public function __construct(
        array|Omit $allowedOrigins = Omit::Value,
        LanguageTag|string|Omit|null $locale = Omit::Value,
        WidgetThemeInput|Omit $theme = Omit::Value,
        int|float|Omit $sessionTtlSeconds = Omit::Value,
        WidgetConfigInput|Omit $config = Omit::Value,
        array|Omit $metadata = Omit::Value,
    ) {
        $this->build([
            'allowedOrigins' => $allowedOrigins,
            'locale' => $locale,
            'theme' => $theme,
            'sessionTtlSeconds' => $sessionTtlSeconds,
            'config' => $config,
            'metadata' => $metadata,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('allowedOrigins', 'allowedOrigins', new Codec\ListCodec(new Codec\TextCodec())),
            new FieldSpec('locale', 'locale', new Codec\NullableCodec(new Codec\EnumCodec(LanguageTag::class))),
            new FieldSpec('theme', 'theme', new Codec\ModelCodec(WidgetThemeInput::class)),
            new FieldSpec('sessionTtlSeconds', 'sessionTtlSeconds', new Codec\IntCodec()),
            new FieldSpec('config', 'config', new Codec\ModelCodec(WidgetConfigInput::class)),
            new FieldSpec('metadata', 'metadata', new Codec\MapCodec(new Codec\TextCodec())),
        );
    }
}
