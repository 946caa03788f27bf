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
 * What became of the first request with an idempotency key.
 */
final readonly class IdempotencyKeyRecord implements Model
{
    use Hydration;

    /**
     * Kind of object.
     */
    public string $object;

    /**
     * Operation that the key was used with.
     */
    public string $operationId;

    /**
     * The idempotency key.
     */
    public string $key;

    /**
     * The member state.
     */
    public IdempotencyKeyState|string $state;

    /**
     * What the request made; null while it is being worked on.
     */
    public ?ResourceReference $resource;

    /**
     * HTTP status of the stored answer.
     */
    public ?int $responseStatus;

    /**
     * When the key was first used.
     */
    public \DateTimeImmutable $createdAt;

    /**
     * Until when the answer is kept for a replay, 30 days.
     *
     * The key never has a second effect, also not later.
     */
    public \DateTimeImmutable $expiresAt;

    /**
     * @param string $operationId Operation that the key was used with.
     * @param string $key The idempotency key.
     * @param ResourceReference|null $resource What the request made; null while it is being worked on.
     * @param int|null $responseStatus HTTP status of the stored answer.
     * @param \DateTimeInterface|string $createdAt When the key was first used.
     * @param \DateTimeInterface|string $expiresAt Until when the answer is kept for a replay, 30 days.
     */
    public function __construct(
        string $operationId,
        string $key,
        IdempotencyKeyState|string $state,
        ?ResourceReference $resource,
        int|float|null $responseStatus,
        \DateTimeInterface|string $createdAt,
        \DateTimeInterface|string $expiresAt,
    ) {
        $this->build([
            'operationId' => $operationId,
            'key' => $key,
            'state' => $state,
            'resource' => $resource,
            'responseStatus' => $responseStatus,
            'createdAt' => $createdAt,
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
            new FieldSpec('object', 'object', new Codec\ConstCodec('idempotency_key'), true),
            new FieldSpec('operationId', 'operationId', new Codec\TextCodec(), true),
            new FieldSpec('key', 'key', new Codec\TextCodec(), true),
            new FieldSpec('state', 'state', new Codec\EnumCodec(IdempotencyKeyState::class), true),
            new FieldSpec(
                'resource',
                'resource',
                new Codec\NullableCodec(new Codec\ModelCodec(ResourceReference::class)),
                true,
            ),
            new FieldSpec(
                'responseStatus',
                'responseStatus',
                new Codec\NullableCodec(new Codec\IntCodec()),
                true,
            ),
            new FieldSpec('createdAt', 'createdAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('expiresAt', 'expiresAt', new Codec\DateTimeCodec(), true),
        );
    }
}
