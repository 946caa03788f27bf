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
 * One reason of the score, with its evidence and the score without it.
 */
final readonly class FraudReason implements Model
{
    use Hydration;

    /**
     * The member code.
     */
    public FraudReasonCode|string $code;

    /**
     * The member category.
     */
    public FraudReasonCategory|string $category;

    /**
     * The reason in words.
     */
    public string $description;

    /**
     * Its share of all evidence for a fraud.
     */
    public float $weight;

    /**
     * Risk score without this signal.
     */
    public int $scoreWithout;

    /**
     * The member evidence.
     *
     * @var array<string, mixed>
     */
    public array $evidence;

    /**
     * @param string $description The reason in words.
     * @param float $weight Its share of all evidence for a fraud.
     * @param int $scoreWithout Risk score without this signal.
     * @param array<string, mixed> $evidence
     */
    public function __construct(
        FraudReasonCode|string $code,
        FraudReasonCategory|string $category,
        string $description,
        float $weight,
        int|float $scoreWithout,
        array $evidence,
    ) {
        $this->build([
            'code' => $code,
            'category' => $category,
            'description' => $description,
            'weight' => $weight,
            'scoreWithout' => $scoreWithout,
            'evidence' => $evidence,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('code', 'code', new Codec\EnumCodec(FraudReasonCode::class), true),
            new FieldSpec('category', 'category', new Codec\EnumCodec(FraudReasonCategory::class), true),
            new FieldSpec('description', 'description', new Codec\TextCodec(), true),
            new FieldSpec('weight', 'weight', new Codec\FloatCodec(), true),
            new FieldSpec('scoreWithout', 'scoreWithout', new Codec\IntCodec(), true),
            new FieldSpec('evidence', 'evidence', new Codec\MapCodec(new Codec\AnyCodec()), true),
        );
    }
}
