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
 * A batch of results.
 */
final readonly class ListenResultsRequest implements Model
{
    use Hydration;

    /**
     * Results; one that is already known is ignored.
     *
     * @var list<ListenResult>
     */
    public array $results;

    /**
     * @param list<ListenResult> $results Results; one that is already known is ignored.
     */
    public function __construct(
        array $results,
    ) {
        $this->build([
            'results' => $results,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec(
                'results',
                'results',
                new Codec\ListCodec(new Codec\ModelCodec(ListenResult::class)),
                true,
            ),
        );
    }
}
