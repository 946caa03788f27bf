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
 * One type of event that can be subscribed to.
 */
final readonly class EventTypeInfo implements Model
{
    use Hydration;

    /**
     * The kind of this object.
     */
    public string $object;

    /**
     * The member type.
     */
    public EventType|string $type;

    /**
     * The part before the point; subscribe to all of them with `<resource>.*`.
     */
    public string $resource;

    /**
     * When it is sent.
     */
    public string $description;

    /**
     * Value of `data.object`.
     */
    public string $dataObject;

    /**
     * Whether it will be removed.
     */
    public bool $deprecated;

    /**
     * @param string $resource The part before the point; subscribe to all of them with `<resource>.*`.
     * @param string $description When it is sent.
     * @param string $dataObject Value of `data.object`.
     * @param bool $deprecated Whether it will be removed.
     */
    public function __construct(
        EventType|string $type,
        string $resource,
        string $description,
        string $dataObject,
        bool $deprecated,
    ) {
        $this->build([
            'type' => $type,
            'resource' => $resource,
            'description' => $description,
            'dataObject' => $dataObject,
            'deprecated' => $deprecated,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('object', 'object', new Codec\ConstCodec('event_type'), true),
            new FieldSpec('type', 'type', new Codec\EnumCodec(EventType::class), true),
            new FieldSpec('resource', 'resource', new Codec\TextCodec(), true),
            new FieldSpec('description', 'description', new Codec\TextCodec(), true),
            new FieldSpec('dataObject', 'dataObject', new Codec\TextCodec(), true),
            new FieldSpec('deprecated', 'deprecated', new Codec\BoolCodec(), true),
        );
    }
}
