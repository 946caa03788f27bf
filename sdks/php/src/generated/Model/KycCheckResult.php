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
 * Result of one check.
 */
final readonly class KycCheckResult implements Model
{
    use Hydration;

    /**
     * The member type.
     */
    public KycCheckType|string $type;

    /**
     * Result.
     */
    public KycCheckResultResult|string $result;

    /**
     * How well it fits; null if there is no degree.
     */
    public ?float $score;

    /**
     * Reasons, most important first.
     *
     * @var list<string>
     */
    public array $reasons;

    /**
     * @param KycCheckResultResult|string $result Result.
     * @param float|null $score How well it fits; null if there is no degree.
     * @param list<string> $reasons Reasons, most important first.
     */
    public function __construct(
        KycCheckType|string $type,
        KycCheckResultResult|string $result,
        ?float $score,
        array $reasons,
    ) {
        $this->build([
            'type' => $type,
            'result' => $result,
            'score' => $score,
            'reasons' => $reasons,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('type', 'type', new Codec\EnumCodec(KycCheckType::class), true),
            new FieldSpec('result', 'result', new Codec\EnumCodec(KycCheckResultResult::class), true),
            new FieldSpec('score', 'score', new Codec\NullableCodec(new Codec\FloatCodec()), true),
            new FieldSpec('reasons', 'reasons', new Codec\ListCodec(new Codec\TextCodec()), true),
        );
    }
}
