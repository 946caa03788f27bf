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
 * A payment, balance or identity form for your own pages.
 */
final readonly class Widget implements Model, EventData
{
    use Hydration;

    /**
     * Id of the widget.
     */
    public string $id;

    /**
     * The kind of this object.
     */
    public string $object;

    /**
     * True for live data, false for test data.
     */
    public bool $livemode;

    /**
     * When it was created (UTC).
     */
    public \DateTimeImmutable $createdAt;

    /**
     * When it last changed (UTC).
     */
    public \DateTimeImmutable $updatedAt;

    /**
     * Counts the state changes of this resource, from 1.
     */
    public int $version;

    /**
     * The member kind.
     */
    public WidgetKind|string $kind;

    /**
     * The member status.
     */
    public WidgetStatus|string $status;

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
     * Language; null for the visitor's.
     */
    public LanguageTag|string|null $locale;

    /**
     * The member theme.
     */
    public WidgetTheme $theme;

    /**
     * How long a session lives, in seconds.
     */
    public int $sessionTtlSeconds;

    /**
     * The member config.
     */
    public WidgetConfig $config;

    /**
     * The member embed.
     */
    public WidgetEmbed $embed;

    /**
     * The first session, with its client token; only in the answer to creation.
     */
    public ?WidgetSession $session;

    /**
     * The member metadata.
     *
     * @var array<string, string>
     */
    public array $metadata;

    /**
     * @param string $id Id of the widget.
     * @param bool $livemode True for live data, false for test data.
     * @param \DateTimeInterface|string $createdAt When it was created (UTC).
     * @param \DateTimeInterface|string $updatedAt When it last changed (UTC).
     * @param int $version Counts the state changes of this resource, from 1.
     * @param list<string> $allowedOrigins Pages that may embed the widget: https, in test mode also
     *     `http://localhost:*` (any port) and names below localhost, such as `http://shop.localhost:3001`.
     * @param string|null $customerId Customer whom its payments or assessments belong to.
     * @param LanguageTag|string|null $locale Language; null for the visitor's.
     * @param int $sessionTtlSeconds How long a session lives, in seconds.
     * @param WidgetSession|null $session The first session, with its client token; only in the answer to
     *     creation.
     * @param array<string, string> $metadata
     */
    public function __construct(
        string $id,
        bool $livemode,
        \DateTimeInterface|string $createdAt,
        \DateTimeInterface|string $updatedAt,
        int|float $version,
        WidgetKind|string $kind,
        WidgetStatus|string $status,
        array $allowedOrigins,
        ?string $customerId,
        LanguageTag|string|null $locale,
        WidgetTheme $theme,
        int|float $sessionTtlSeconds,
        WidgetConfig $config,
        WidgetEmbed $embed,
        ?WidgetSession $session,
        array $metadata,
    ) {
        $this->build([
            'id' => $id,
            'livemode' => $livemode,
            'createdAt' => $createdAt,
            'updatedAt' => $updatedAt,
            'version' => $version,
            'kind' => $kind,
            'status' => $status,
            'allowedOrigins' => $allowedOrigins,
            'customerId' => $customerId,
            'locale' => $locale,
            'theme' => $theme,
            'sessionTtlSeconds' => $sessionTtlSeconds,
            'config' => $config,
            'embed' => $embed,
            'session' => $session,
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
            new FieldSpec('id', 'id', new Codec\TextCodec(), true),
            new FieldSpec('object', 'object', new Codec\ConstCodec('widget'), true),
            new FieldSpec('livemode', 'livemode', new Codec\BoolCodec(), true),
            new FieldSpec('createdAt', 'createdAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('updatedAt', 'updatedAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('version', 'version', new Codec\IntCodec(), true),
            new FieldSpec('kind', 'kind', new Codec\EnumCodec(WidgetKind::class), true),
            new FieldSpec('status', 'status', new Codec\EnumCodec(WidgetStatus::class), true),
            new FieldSpec('allowedOrigins', 'allowedOrigins', new Codec\ListCodec(new Codec\TextCodec()), true),
            new FieldSpec('customerId', 'customerId', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec(
                'locale',
                'locale',
                new Codec\NullableCodec(new Codec\EnumCodec(LanguageTag::class)),
                true,
            ),
            new FieldSpec('theme', 'theme', new Codec\ModelCodec(WidgetTheme::class), true),
            new FieldSpec('sessionTtlSeconds', 'sessionTtlSeconds', new Codec\IntCodec(), true),
            new FieldSpec('config', 'config', new Codec\ModelCodec(WidgetConfig::class), true),
            new FieldSpec('embed', 'embed', new Codec\ModelCodec(WidgetEmbed::class), true),
            new FieldSpec(
                'session',
                'session',
                new Codec\NullableCodec(new Codec\ModelCodec(WidgetSession::class)),
                true,
            ),
            new FieldSpec('metadata', 'metadata', new Codec\MapCodec(new Codec\TextCodec()), true),
        );
    }
}
