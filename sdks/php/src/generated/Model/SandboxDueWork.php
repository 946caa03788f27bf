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
 * One piece of work that fell due while the clock moved.
 */
final readonly class SandboxDueWork implements Model
{
    use Hydration;

    /**
     * Virtual time at which it fell due.
     */
    public \DateTimeImmutable $at;

    /**
     * What was run.
     */
    public SandboxDueWorkKind|string $kind;

    /**
     * The resource it belongs to.
     */
    public ResourceReference $resource;

    /**
     * Outcome in a few words, such as `completed` or `http_200`.
     */
    public string $result;

    /**
     * @param \DateTimeInterface|string $at Virtual time at which it fell due.
     * @param SandboxDueWorkKind|string $kind What was run.
     * @param ResourceReference $resource The resource it belongs to.
     * @param string $result Outcome in a few words, such as `completed` or `http_200`.
     */
    public function __construct(
        \DateTimeInterface|string $at,
        SandboxDueWorkKind|string $kind,
        ResourceReference $resource,
        string $result,
    ) {
        $this->build([
            'at' => $at,
            'kind' => $kind,
            'resource' => $resource,
            'result' => $result,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('at', 'at', new Codec\DateTimeCodec(), true),
            new FieldSpec('kind', 'kind', new Codec\EnumCodec(SandboxDueWorkKind::class), true),
            new FieldSpec('resource', 'resource', new Codec\ModelCodec(ResourceReference::class), true),
            new FieldSpec('result', 'result', new Codec\TextCodec(), true),
        );
    }
}
