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
 * What a change touches.
 */
final readonly class ChangeLogAffected implements Model
{
    use Hydration;

    /**
     * Operations.
     *
     * @var list<string>
     */
    public array $operations;

    /**
     * Fields.
     *
     * @var list<string>
     */
    public array $fields;

    /**
     * Events.
     *
     * @var list<string>
     */
    public array $events;

    /**
     * @param list<string> $operations Operations.
     * @param list<string> $fields Fields.
     * @param list<string> $events Events.
     */
    public function __construct(
        array $operations,
        array $fields,
        array $events,
    ) {
        $this->build([
            'operations' => $operations,
            'fields' => $fields,
            'events' => $events,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('operations', 'operations', new Codec\ListCodec(new Codec\TextCodec()), true),
            new FieldSpec('fields', 'fields', new Codec\ListCodec(new Codec\TextCodec()), true),
            new FieldSpec('events', 'events', new Codec\ListCodec(new Codec\TextCodec()), true),
        );
    }
}
