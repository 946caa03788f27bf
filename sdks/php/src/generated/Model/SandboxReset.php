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
 * What a reset removed.
 *
 * Keys, users and tenant settings stay.
 */
final readonly class SandboxReset implements Model
{
    use Hydration;

    /**
     * The kind of this object.
     */
    public string $object;

    /**
     * Real time of the reset.
     */
    public \DateTimeImmutable $resetAt;

    /**
     * Removed objects by type.
     *
     * @var list<SandboxResetCount>
     */
    public array $removed;

    /**
     * The clock afterwards; always real.
     */
    public SandboxClock $clock;

    /**
     * @param \DateTimeInterface|string $resetAt Real time of the reset.
     * @param list<SandboxResetCount> $removed Removed objects by type.
     * @param SandboxClock $clock The clock afterwards; always real.
     */
    public function __construct(
        \DateTimeInterface|string $resetAt,
        array $removed,
        SandboxClock $clock,
    ) {
        $this->build([
            'resetAt' => $resetAt,
            'removed' => $removed,
            'clock' => $clock,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('object', 'object', new Codec\ConstCodec('sandbox_reset'), true),
            new FieldSpec('resetAt', 'resetAt', new Codec\DateTimeCodec(), true),
            new FieldSpec(
                'removed',
                'removed',
                new Codec\ListCodec(new Codec\ModelCodec(SandboxResetCount::class)),
                true,
            ),
            new FieldSpec('clock', 'clock', new Codec\ModelCodec(SandboxClock::class), true),
        );
    }
}
