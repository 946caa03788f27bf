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
 * How the old key goes out of use.
 */
final readonly class RollApiKeyRequest implements Model
{
    use Hydration;

    /**
     * Hours for which the old key keeps working.
     */
    public ?int $overlapHours;

    /**
     * @param int|Omit $overlapHours Hours for which the old key keeps working.
     */
    public function __construct(
        int|float|Omit $overlapHours = Omit::Value,
    ) {
        $this->build([
            'overlapHours' => $overlapHours,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('overlapHours', 'overlapHours', new Codec\IntCodec()),
        );
    }
}
