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
 * Whether a person must settle a contradiction or an open outcome of the transaction.
 */
final readonly class ReconciliationCase implements Model
{
    use Hydration;

    /**
     * `true` while a case is open.
     */
    public bool $required;

    /**
     * Machine code of the reason; null without a case.
     */
    public ?string $caseReason;

    /**
     * When the case was opened; null without a case.
     */
    public ?\DateTimeImmutable $openedAt;

    /**
     * @param bool $required `true` while a case is open.
     * @param string|null $caseReason Machine code of the reason; null without a case.
     * @param \DateTimeInterface|string|null $openedAt When the case was opened; null without a case.
     */
    public function __construct(
        bool $required,
        ?string $caseReason,
        \DateTimeInterface|string|null $openedAt,
    ) {
        $this->build([
            'required' => $required,
            'caseReason' => $caseReason,
            'openedAt' => $openedAt,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('required', 'required', new Codec\BoolCodec(), true),
            new FieldSpec('caseReason', 'caseReason', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('openedAt', 'openedAt', new Codec\NullableCodec(new Codec\DateTimeCodec()), true),
        );
    }
}
