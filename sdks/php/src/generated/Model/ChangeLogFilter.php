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
 * Which changes a subscription tells of.
 */
final readonly class ChangeLogFilter implements Model
{
    use Hydration;

    /**
     * Only breaking changes.
     */
    public bool $breakingOnly;

    /**
     * Only changes of these operations; null for all.
     *
     * @var list<string>|null
     */
    public ?array $operations;

    /**
     * Only changes of something that you used in the last 30 days.
     */
    public bool $onlyAffectingMe;

    /**
     * @param bool $breakingOnly Only breaking changes.
     * @param list<string>|null $operations Only changes of these operations; null for all.
     * @param bool $onlyAffectingMe Only changes of something that you used in the last 30 days.
     */
    public function __construct(
        bool $breakingOnly,
        ?array $operations,
        bool $onlyAffectingMe,
    ) {
        $this->build([
            'breakingOnly' => $breakingOnly,
            'operations' => $operations,
            'onlyAffectingMe' => $onlyAffectingMe,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('breakingOnly', 'breakingOnly', new Codec\BoolCodec(), true),
            new FieldSpec(
                'operations',
                'operations',
                new Codec\NullableCodec(new Codec\ListCodec(new Codec\TextCodec())),
                true,
            ),
            new FieldSpec('onlyAffectingMe', 'onlyAffectingMe', new Codec\BoolCodec(), true),
        );
    }
}
