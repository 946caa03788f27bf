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
 * One page of widgets, newest first.
 */
final readonly class WidgetList implements Model
{
    use Hydration;

    /**
     * The kind of this object.
     */
    public string $object;

    /**
     * The widgets of this page.
     *
     * @var list<Widget>
     */
    public array $data;

    /**
     * Whether another page follows.
     */
    public bool $hasMore;

    /**
     * Value for `startingAfter` that gives the next page; null on the last page.
     */
    public ?string $nextCursor;

    /**
     * Path of this list.
     */
    public string $url;

    /**
     * @param list<Widget> $data The widgets of this page.
     * @param bool $hasMore Whether another page follows.
     * @param string|null $nextCursor Value for `startingAfter` that gives the next page; null on the last
     *     page.
     * @param string $url Path of this list.
     */
    public function __construct(
        array $data,
        bool $hasMore,
        ?string $nextCursor,
        string $url,
    ) {
        $this->build([
            'data' => $data,
            'hasMore' => $hasMore,
            'nextCursor' => $nextCursor,
            'url' => $url,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('object', 'object', new Codec\ConstCodec('list'), true),
            new FieldSpec('data', 'data', new Codec\ListCodec(new Codec\ModelCodec(Widget::class)), true),
            new FieldSpec('hasMore', 'hasMore', new Codec\BoolCodec(), true),
            new FieldSpec('nextCursor', 'nextCursor', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('url', 'url', new Codec\TextCodec(), true),
        );
    }
}
