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
 * One visit to a widget.
 *
 * Its client token opens the widget in one browser and yields at most one completed payment or assessment.
 */
final readonly class WidgetSession implements Model, EventData
{
    use Hydration;

    /**
     * Id of the session.
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
     * The widget.
     */
    public string $widgetId;

    /**
     * The member kind.
     */
    public WidgetKind|string $kind;

    /**
     * The member status.
     */
    public WidgetSessionStatus|string $status;

    /**
     * Token for the browser; shown once, null afterwards.
     */
    public ?string $clientToken;

    /**
     * When the session ends.
     */
    public \DateTimeImmutable $expiresAt;

    /**
     * What it made; null until it is completed.
     */
    public ?WidgetSessionResult $result;

    /**
     * @param string $id Id of the session.
     * @param bool $livemode True for live data, false for test data.
     * @param \DateTimeInterface|string $createdAt When it was created (UTC).
     * @param \DateTimeInterface|string $updatedAt When it last changed (UTC).
     * @param int $version Counts the state changes of this resource, from 1.
     * @param string $widgetId The widget.
     * @param string|null $clientToken Token for the browser; shown once, null afterwards.
     * @param \DateTimeInterface|string $expiresAt When the session ends.
     * @param WidgetSessionResult|null $result What it made; null until it is completed.
     */
    public function __construct(
        string $id,
        bool $livemode,
        \DateTimeInterface|string $createdAt,
        \DateTimeInterface|string $updatedAt,
        int|float $version,
        string $widgetId,
        WidgetKind|string $kind,
        WidgetSessionStatus|string $status,
        #[\SensitiveParameter] ?string $clientToken,
        \DateTimeInterface|string $expiresAt,
        ?WidgetSessionResult $result,
    ) {
        $this->build([
            'id' => $id,
            'livemode' => $livemode,
            'createdAt' => $createdAt,
            'updatedAt' => $updatedAt,
            'version' => $version,
            'widgetId' => $widgetId,
            'kind' => $kind,
            'status' => $status,
            'clientToken' => $clientToken,
            'expiresAt' => $expiresAt,
            'result' => $result,
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
            new FieldSpec('object', 'object', new Codec\ConstCodec('widget_session'), true),
            new FieldSpec('livemode', 'livemode', new Codec\BoolCodec(), true),
            new FieldSpec('createdAt', 'createdAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('updatedAt', 'updatedAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('version', 'version', new Codec\IntCodec(), true),
            new FieldSpec('widgetId', 'widgetId', new Codec\TextCodec(), true),
            new FieldSpec('kind', 'kind', new Codec\EnumCodec(WidgetKind::class), true),
            new FieldSpec('status', 'status', new Codec\EnumCodec(WidgetSessionStatus::class), true),
            new FieldSpec(
                'clientToken',
                'clientToken',
                new Codec\NullableCodec(new Codec\TextCodec()),
                true,
                sensitive: 'all',
            ),
            new FieldSpec('expiresAt', 'expiresAt', new Codec\DateTimeCodec(), true),
            new FieldSpec(
                'result',
                'result',
                new Codec\NullableCodec(new Codec\ModelCodec(WidgetSessionResult::class)),
                true,
            ),
        );
    }
}
