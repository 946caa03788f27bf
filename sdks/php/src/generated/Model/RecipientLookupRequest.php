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
 * Whom to look up.
 */
final readonly class RecipientLookupRequest implements Model
{
    use Hydration;

    /**
     * The member destination.
     */
    public Party $destination;

    public function __construct(
        Party $destination,
    ) {
        $this->build([
            'destination' => $destination,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('destination', 'destination', new Codec\UnionRef(UnknownParty::class), true),
        );
    }
}
