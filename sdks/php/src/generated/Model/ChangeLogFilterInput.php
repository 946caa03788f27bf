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
 * Which changes to be told of.
 */
final readonly class ChangeLogFilterInput implements Model
{
    use Hydration;

    /**
     * Only breaking changes.
     */
    public ?bool $breakingOnly;

    /**
     * Only changes of these operations; all if absent.
     *
     * @var list<string>|null
     */
    public ?array $operations;

    /**
     * Only changes of something that you used in the last 30 days.
     */
    public ?bool $onlyAffectingMe;

    /**
     * @param bool|Omit $breakingOnly Only breaking changes.
     * @param list<string>|Omit $operations Only changes of these operations; all if absent.
     * @param bool|Omit $onlyAffectingMe Only changes of something that you used in the last 30 days.
     */
    public function __construct(
        bool|Omit $breakingOnly = Omit::Value,
        array|Omit $operations = Omit::Value,
        bool|Omit $onlyAffectingMe = Omit::Value,
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
            new FieldSpec('breakingOnly', 'breakingOnly', new Codec\BoolCodec()),
            new FieldSpec('operations', 'operations', new Codec\ListCodec(new Codec\TextCodec())),
            new FieldSpec('onlyAffectingMe', 'onlyAffectingMe', new Codec\BoolCodec()),
        );
    }
}
