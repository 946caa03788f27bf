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
 * The widget to make.
 */
final readonly class WidgetRequest implements Model
{
    use Hydration;

    /**
     * The member kind.
     */
    public WidgetKind|string $kind;

    /**
     * Pages that may embed the widget: https, in test mode also `http://localhost:*` (any port) and names below
     * localhost, such as `http://shop.localhost:3001`.
     *
     * @var list<string>
     */
    public array $allowedOrigins;

    /**
     * Customer whom its payments or assessments belong to.
     */
    public ?string $customerId;

    /**
     * Language; the visitor's if absent.
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
    public WidgetConfigInput $config;

    /**
     * The member metadata.
     *
     * @var array<string, string>|null
     */
    public ?array $metadata;

    /**
     * @param list<string> $allowedOrigins Pages that may embed the widget: https, in test mode also
     *     `http://localhost:*` (any port) and names below localhost, such as `http://shop.localhost:3001`.
     * @param string|Omit $customerId Customer whom its payments or assessments belong to.
     * @param LanguageTag|string|Omit $locale Language; the visitor's if absent.
     * @param int|Omit $sessionTtlSeconds How long a session lives, in seconds.
     * @param array<string, string>|Omit $metadata
     */
    public function __construct(
        WidgetKind|string $kind,
        array $allowedOrigins,
        WidgetConfigInput $config,
        string|Omit $customerId = Omit::Value,
        LanguageTag|string|Omit $locale = Omit::Value,
        WidgetThemeInput|Omit $theme = Omit::Value,
        int|float|Omit $sessionTtlSeconds = Omit::Value,
        array|Omit $metadata = Omit::Value,
    ) {
        $this->build([
            'kind' => $kind,
            'allowedOrigins' => $allowedOrigins,
            'config' => $config,
            'customerId' => $customerId,
            'locale' => $locale,
            'theme' => $theme,
            'sessionTtlSeconds' => $sessionTtlSeconds,
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
            new FieldSpec('kind', 'kind', new Codec\EnumCodec(WidgetKind::class), true),
            new FieldSpec('allowedOrigins', 'allowedOrigins', new Codec\ListCodec(new Codec\TextCodec()), true),
            new FieldSpec('customerId', 'customerId', new Codec\TextCodec()),
            new FieldSpec('locale', 'locale', new Codec\EnumCodec(LanguageTag::class)),
            new FieldSpec('theme', 'theme', new Codec\ModelCodec(WidgetThemeInput::class)),
            new FieldSpec('sessionTtlSeconds', 'sessionTtlSeconds', new Codec\IntCodec()),
            new FieldSpec('config', 'config', new Codec\ModelCodec(WidgetConfigInput::class), true),
            new FieldSpec('metadata', 'metadata', new Codec\MapCodec(new Codec\TextCodec())),
        );
    }
}
