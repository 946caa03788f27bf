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
 * Number of items by state; they add up to `total`.
 */
final readonly class BulkCounts implements Model
{
    use Hydration;

    /**
     * All items.
     */
    public int $total;

    /**
     * Items that wait for their turn.
     */
    public int $pending;

    /**
     * Items that were not valid.
     */
    public int $rejected;

    /**
     * Items in work.
     */
    public int $processing;

    /**
     * Items that will be tried again.
     */
    public int $retryScheduled;

    /**
     * Items whose outcome is unknown.
     */
    public int $inReconciliation;

    /**
     * Items whose money moved.
     */
    public int $succeeded;

    /**
     * Items that failed for good.
     */
    public int $failed;

    /**
     * Items that were canceled.
     */
    public int $canceled;

    /**
     * @param int $total All items.
     * @param int $pending Items that wait for their turn.
     * @param int $rejected Items that were not valid.
     * @param int $processing Items in work.
     * @param int $retryScheduled Items that will be tried again.
     * @param int $inReconciliation Items whose outcome is unknown.
     * @param int $succeeded Items whose money moved.
     * @param int $failed Items that failed for good.
     * @param int $canceled Items that were canceled.
     */
    public function __construct(
        int|float $total,
        int|float $pending,
        int|float $rejected,
        int|float $processing,
        int|float $retryScheduled,
        int|float $inReconciliation,
        int|float $succeeded,
        int|float $failed,
        int|float $canceled,
    ) {
        $this->build([
            'total' => $total,
            'pending' => $pending,
            'rejected' => $rejected,
            'processing' => $processing,
            'retryScheduled' => $retryScheduled,
            'inReconciliation' => $inReconciliation,
            'succeeded' => $succeeded,
            'failed' => $failed,
            'canceled' => $canceled,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('total', 'total', new Codec\IntCodec(), true),
            new FieldSpec('pending', 'pending', new Codec\IntCodec(), true),
            new FieldSpec('rejected', 'rejected', new Codec\IntCodec(), true),
            new FieldSpec('processing', 'processing', new Codec\IntCodec(), true),
            new FieldSpec('retryScheduled', 'retryScheduled', new Codec\IntCodec(), true),
            new FieldSpec('inReconciliation', 'inReconciliation', new Codec\IntCodec(), true),
            new FieldSpec('succeeded', 'succeeded', new Codec\IntCodec(), true),
            new FieldSpec('failed', 'failed', new Codec\IntCodec(), true),
            new FieldSpec('canceled', 'canceled', new Codec\IntCodec(), true),
        );
    }
}
