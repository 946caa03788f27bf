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
 * One page of payments, newest first.
 */
final readonly class PaymentList implements Model
{
    use Hydration;

    /**
     * Kind of object.
     */
    public string $object;

    /**
     * The payments of this page.
     *
     * @var list<Payment>
     */
    public array $data;

    /**
     * Whether there are further pages.
     */
    public bool $hasMore;

    /**
     * Value of `startingAfter` for the next page; null on the last one.
     */
    public ?string $nextCursor;

    /**
     * Path of the list.
     */
    public string $url;

    /**
     * @param list<Payment> $data The payments of this page.
     * @param bool $hasMore Whether there are further pages.
     * @param string|null $nextCursor Value of `startingAfter` for the next page; null on the last one.
     * @param string $url Path of the list.
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
            new FieldSpec('data', 'data', new Codec\ListCodec(new Codec\ModelCodec(Payment::class)), true),
            new FieldSpec('hasMore', 'hasMore', new Codec\BoolCodec(), true),
            new FieldSpec('nextCursor', 'nextCursor', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('url', 'url', new Codec\TextCodec(), true),
        );
    }
}
