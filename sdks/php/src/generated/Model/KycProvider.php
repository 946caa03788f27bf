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
 * Who answered the checks.
 */
final readonly class KycProvider implements Model
{
    use Hydration;

    /**
     * Provider.
     */
    public string $id;

    /**
     * Whether it is a simulator.
     */
    public bool $simulated;

    /**
     * @param string $id Provider.
     * @param bool $simulated Whether it is a simulator.
     */
    public function __construct(
        string $id,
        bool $simulated,
    ) {
        $this->build([
            'id' => $id,
            'simulated' => $simulated,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('id', 'id', new Codec\TextCodec(), true),
            new FieldSpec('simulated', 'simulated', new Codec\BoolCodec(), true),
        );
    }
}
