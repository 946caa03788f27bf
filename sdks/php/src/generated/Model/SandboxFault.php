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
 * A fault that test mode injects.
 *
 * Every event it causes carries its id as `sandboxFaultId`.
 */
final readonly class SandboxFault implements Model
{
    use Hydration;

    /**
     * Id of the fault.
     */
    public string $id;

    /**
     * The kind of this object.
     */
    public string $object;

    /**
     * True for live data, false for test data.
     */
    public bool $livemode;

    /**
     * When it was created (UTC).
     */
    public \DateTimeImmutable $createdAt;

    /**
     * When it last changed (UTC).
     */
    public \DateTimeImmutable $updatedAt;

    /**
     * Counts the state changes of this resource, from 1.
     */
    public int $version;

    /**
     * The member status.
     */
    public SandboxFaultStatus|string $status;

    /**
     * The member target.
     */
    public string $target;

    /**
     * The member kind.
     */
    public SandboxFaultKind|string $kind;

    /**
     * The member parameters.
     */
    public SandboxFaultParameters $parameters;

    /**
     * Share of matching calls that are hit.
     */
    public float $probability;

    /**
     * Seed of the random choice.
     */
    public int $seed;

    /**
     * The fault ends after this many hits; null for no bound.
     */
    public ?int $maxCount;

    /**
     * How many calls it has hit.
     */
    public int $hitCount;

    /**
     * Sandbox time at which the fault ends.
     */
    public \DateTimeImmutable $expiresAt;

    /**
     * @param string $id Id of the fault.
     * @param bool $livemode True for live data, false for test data.
     * @param \DateTimeInterface|string $createdAt When it was created (UTC).
     * @param \DateTimeInterface|string $updatedAt When it last changed (UTC).
     * @param int $version Counts the state changes of this resource, from 1.
     * @param float $probability Share of matching calls that are hit.
     * @param int $seed Seed of the random choice.
     * @param int|null $maxCount The fault ends after this many hits; null for no bound.
     * @param int $hitCount How many calls it has hit.
     * @param \DateTimeInterface|string $expiresAt Sandbox time at which the fault ends.
     */
    public function __construct(
        string $id,
        bool $livemode,
        \DateTimeInterface|string $createdAt,
        \DateTimeInterface|string $updatedAt,
        int|float $version,
        SandboxFaultStatus|string $status,
        string $target,
        SandboxFaultKind|string $kind,
        SandboxFaultParameters $parameters,
        float $probability,
        int|float $seed,
        int|float|null $maxCount,
        int|float $hitCount,
        \DateTimeInterface|string $expiresAt,
    ) {
        $this->build([
            'id' => $id,
            'livemode' => $livemode,
            'createdAt' => $createdAt,
            'updatedAt' => $updatedAt,
            'version' => $version,
            'status' => $status,
            'target' => $target,
            'kind' => $kind,
            'parameters' => $parameters,
            'probability' => $probability,
            'seed' => $seed,
            'maxCount' => $maxCount,
            'hitCount' => $hitCount,
            'expiresAt' => $expiresAt,
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
            new FieldSpec('object', 'object', new Codec\ConstCodec('sandbox_fault'), true),
            new FieldSpec('livemode', 'livemode', new Codec\BoolCodec(), true),
            new FieldSpec('createdAt', 'createdAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('updatedAt', 'updatedAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('version', 'version', new Codec\IntCodec(), true),
            new FieldSpec('status', 'status', new Codec\EnumCodec(SandboxFaultStatus::class), true),
            new FieldSpec('target', 'target', new Codec\TextCodec(), true),
            new FieldSpec('kind', 'kind', new Codec\EnumCodec(SandboxFaultKind::class), true),
            new FieldSpec('parameters', 'parameters', new Codec\ModelCodec(SandboxFaultParameters::class), true),
            new FieldSpec('probability', 'probability', new Codec\FloatCodec(), true),
            new FieldSpec('seed', 'seed', new Codec\IntCodec(), true),
            new FieldSpec('maxCount', 'maxCount', new Codec\NullableCodec(new Codec\IntCodec()), true),
            new FieldSpec('hitCount', 'hitCount', new Codec\IntCodec(), true),
            new FieldSpec('expiresAt', 'expiresAt', new Codec\DateTimeCodec(), true),
        );
    }
}
