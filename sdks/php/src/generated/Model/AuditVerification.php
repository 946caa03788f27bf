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
 * Result of checking the hash chain of the audit log.
 */
final readonly class AuditVerification implements Model
{
    use Hydration;

    /**
     * Kind of object.
     */
    public string $object;

    /**
     * Whether every hash fits.
     */
    public bool $valid;

    /**
     * Number of entries that were checked.
     */
    public int $checked;

    /**
     * First entry whose hash does not fit; null when all do.
     */
    public ?int $firstBrokenSequence;

    /**
     * Last entry of the log; 0 when it is empty.
     */
    public int $headSequence;

    /**
     * Hash of the last entry; note it elsewhere to prove later that nothing was cut off.
     */
    public string $headHash;

    /**
     * @param bool $valid Whether every hash fits.
     * @param int $checked Number of entries that were checked.
     * @param int|null $firstBrokenSequence First entry whose hash does not fit; null when all do.
     * @param int $headSequence Last entry of the log; 0 when it is empty.
     * @param string $headHash Hash of the last entry; note it elsewhere to prove later that nothing was cut
     *     off.
     */
    public function __construct(
        bool $valid,
        int|float $checked,
        int|float|null $firstBrokenSequence,
        int|float $headSequence,
        string $headHash,
    ) {
        $this->build([
            'valid' => $valid,
            'checked' => $checked,
            'firstBrokenSequence' => $firstBrokenSequence,
            'headSequence' => $headSequence,
            'headHash' => $headHash,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('object', 'object', new Codec\ConstCodec('audit_verification'), true),
            new FieldSpec('valid', 'valid', new Codec\BoolCodec(), true),
            new FieldSpec('checked', 'checked', new Codec\IntCodec(), true),
            new FieldSpec(
                'firstBrokenSequence',
                'firstBrokenSequence',
                new Codec\NullableCodec(new Codec\IntCodec()),
                true,
            ),
            new FieldSpec('headSequence', 'headSequence', new Codec\IntCodec(), true),
            new FieldSpec('headHash', 'headHash', new Codec\TextCodec(), true),
        );
    }
}
