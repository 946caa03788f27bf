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
 * Which failed items to try again.
 *
 * Without `itemIds`, all failed items whose code is retryable.
 */
final readonly class BulkRetryRequest implements Model
{
    use Hydration;

    /**
     * Items to try again.
     *
     * @var list<string>|null
     */
    public ?array $itemIds;

    /**
     * @param list<string>|Omit $itemIds Items to try again.
     */
    public function __construct(
        array|Omit $itemIds = Omit::Value,
    ) {
        $this->build([
            'itemIds' => $itemIds,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('itemIds', 'itemIds', new Codec\ListCodec(new Codec\TextCodec())),
        );
    }
}
