<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

use Njia\Date;
use Njia\Internal\Codec;
use Njia\Internal\Codec\FieldSpec;
use Njia\Internal\Codec\Shape;
use Njia\Internal\Hydration;
use Njia\Model;

/**
 * One request that the API answered.
 *
 * Bodies and credentials are not kept.
 */
final readonly class RequestLogEntry implements Model
{
    use Hydration;

    /**
     * Id of the request.
     */
    public string $id;

    /**
     * Kind of object.
     */
    public string $object;

    /**
     * When the request arrived.
     */
    public \DateTimeImmutable $at;

    /**
     * HTTP method.
     */
    public string $method;

    /**
     * Path without the query.
     */
    public string $path;

    /**
     * Operation; null when no route fitted.
     */
    public ?string $operationId;

    /**
     * HTTP status of the answer.
     */
    public int $status;

    /**
     * Error code of the answer; null on success.
     */
    public ?string $code;

    /**
     * Time to the answer in milliseconds.
     */
    public int $durationMs;

    /**
     * Address that the request came from.
     */
    public ?string $ip;

    /**
     * User-Agent of the caller.
     */
    public ?string $userAgent;

    /**
     * API version that served the request.
     */
    public Date $apiVersion;

    /**
     * The caller's trace id.
     */
    public ?string $correlationId;

    /**
     * The member actor.
     */
    public Actor $actor;

    /**
     * Idempotency key of the request.
     */
    public ?string $idempotencyKey;

    /**
     * `true` in live mode, `false` in test mode.
     */
    public bool $livemode;

    /**
     * @param string $id Id of the request.
     * @param \DateTimeInterface|string $at When the request arrived.
     * @param string $method HTTP method.
     * @param string $path Path without the query.
     * @param string|null $operationId Operation; null when no route fitted.
     * @param int $status HTTP status of the answer.
     * @param string|null $code Error code of the answer; null on success.
     * @param int $durationMs Time to the answer in milliseconds.
     * @param string|null $ip Address that the request came from.
     * @param string|null $userAgent User-Agent of the caller.
     * @param Date|string $apiVersion API version that served the request.
     * @param string|null $correlationId The caller's trace id.
     * @param string|null $idempotencyKey Idempotency key of the request.
     * @param bool $livemode `true` in live mode, `false` in test mode.
     */
    public function __construct(
        string $id,
        \DateTimeInterface|string $at,
        string $method,
        string $path,
        ?string $operationId,
        int|float $status,
        ?string $code,
        int|float $durationMs,
        ?string $ip,
        ?string $userAgent,
        Date|string $apiVersion,
        ?string $correlationId,
        Actor $actor,
        ?string $idempotencyKey,
        bool $livemode,
    ) {
        $this->build([
            'id' => $id,
            'at' => $at,
            'method' => $method,
            'path' => $path,
            'operationId' => $operationId,
            'status' => $status,
            'code' => $code,
            'durationMs' => $durationMs,
            'ip' => $ip,
            'userAgent' => $userAgent,
            'apiVersion' => $apiVersion,
            'correlationId' => $correlationId,
            'actor' => $actor,
            'idempotencyKey' => $idempotencyKey,
            'livemode' => $livemode,
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
            new FieldSpec('object', 'object', new Codec\ConstCodec('request_log_entry'), true),
            new FieldSpec('at', 'at', new Codec\DateTimeCodec(), true),
            new FieldSpec('method', 'method', new Codec\TextCodec(), true),
            new FieldSpec('path', 'path', new Codec\TextCodec(), true),
            new FieldSpec('operationId', 'operationId', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('status', 'status', new Codec\IntCodec(), true),
            new FieldSpec('code', 'code', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('durationMs', 'durationMs', new Codec\IntCodec(), true),
            new FieldSpec('ip', 'ip', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('userAgent', 'userAgent', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('apiVersion', 'apiVersion', new Codec\DateCodec(), true),
            new FieldSpec(
                'correlationId',
                'correlationId',
                new Codec\NullableCodec(new Codec\TextCodec()),
                true,
            ),
            new FieldSpec('actor', 'actor', new Codec\ModelCodec(Actor::class), true),
            new FieldSpec(
                'idempotencyKey',
                'idempotencyKey',
                new Codec\NullableCodec(new Codec\TextCodec()),
                true,
            ),
            new FieldSpec('livemode', 'livemode', new Codec\BoolCodec(), true),
        );
    }
}
