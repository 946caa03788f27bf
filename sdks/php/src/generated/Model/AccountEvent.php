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
 * An event about an account.
 */
final readonly class AccountEvent implements Model
{
    use Hydration;

    /**
     * Id of the event; the same on every delivery and retry, so use it to drop duplicates.
     */
    public string $id;

    /**
     * The kind of this object.
     */
    public string $object;

    /**
     * When it happened (UTC).
     */
    public \DateTimeImmutable $timestamp;

    /**
     * API version that shaped `data`.
     */
    public string $apiVersion;

    /**
     * True for live data, false for test data.
     */
    public bool $livemode;

    /**
     * Tenant it happened to.
     */
    public string $tenantId;

    /**
     * Position in the tenant's event log of this mode: 1, 2, 3 and so on without gaps, so a missing number is a
     * lost event.
     */
    public int $sequence;

    /**
     * `version` of the resource after the event; drop an event that is older than what you have.
     */
    public int $resourceVersion;

    /**
     * The request that caused it; null if the system acted by itself.
     */
    public ?EventCause $request;

    /**
     * Former values of the members of `data` that changed; null if the resource is new.
     *
     * @var array<string, mixed>|null
     */
    public ?array $previous;

    /**
     * The injected fault that caused it; null without one.
     */
    public ?string $sandboxFaultId;

    /**
     * What happened.
     */
    public AccountEventType|string $type;

    /**
     * The member data.
     */
    public Account $data;

    /**
     * @param string $id Id of the event; the same on every delivery and retry, so use it to drop
     *     duplicates.
     * @param \DateTimeInterface|string $timestamp When it happened (UTC).
     * @param string $apiVersion API version that shaped `data`.
     * @param bool $livemode True for live data, false for test data.
     * @param string $tenantId Tenant it happened to.
     * @param int $sequence Position in the tenant's event log of this mode: 1, 2, 3 and so on without gaps,
     *     so a missing number is a lost event.
     * @param int $resourceVersion `version` of the resource after the event; drop an event that is older
     *     than what you have.
     * @param EventCause|null $request The request that caused it; null if the system acted by itself.
     * @param array<string, mixed>|null $previous Former values of the members of `data` that changed; null
     *     if the resource is new.
     * @param string|null $sandboxFaultId The injected fault that caused it; null without one.
     * @param AccountEventType|string $type What happened.
     */
    public function __construct(
        string $id,
        \DateTimeInterface|string $timestamp,
        string $apiVersion,
        bool $livemode,
        string $tenantId,
        int|float $sequence,
        int|float $resourceVersion,
        ?EventCause $request,
        ?array $previous,
        ?string $sandboxFaultId,
        AccountEventType|string $type,
        Account $data,
    ) {
        $this->build([
            'id' => $id,
            'timestamp' => $timestamp,
            'apiVersion' => $apiVersion,
            'livemode' => $livemode,
            'tenantId' => $tenantId,
            'sequence' => $sequence,
            'resourceVersion' => $resourceVersion,
            'request' => $request,
            'previous' => $previous,
            'sandboxFaultId' => $sandboxFaultId,
            'type' => $type,
            'data' => $data,
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
            new FieldSpec('object', 'object', new Codec\ConstCodec('event'), true),
            new FieldSpec('timestamp', 'timestamp', new Codec\DateTimeCodec(), true),
            new FieldSpec('apiVersion', 'apiVersion', new Codec\TextCodec(), true),
            new FieldSpec('livemode', 'livemode', new Codec\BoolCodec(), true),
            new FieldSpec('tenantId', 'tenantId', new Codec\TextCodec(), true),
            new FieldSpec('sequence', 'sequence', new Codec\IntCodec(), true),
            new FieldSpec('resourceVersion', 'resourceVersion', new Codec\IntCodec(), true),
            new FieldSpec(
                'request',
                'request',
                new Codec\NullableCodec(new Codec\ModelCodec(EventCause::class)),
                true,
            ),
            new FieldSpec(
                'previous',
                'previous',
                new Codec\NullableCodec(new Codec\MapCodec(new Codec\AnyCodec())),
                true,
            ),
            new FieldSpec(
                'sandboxFaultId',
                'sandboxFaultId',
                new Codec\NullableCodec(new Codec\TextCodec()),
                true,
            ),
            new FieldSpec('type', 'type', new Codec\EnumCodec(AccountEventType::class), true),
            new FieldSpec('data', 'data', new Codec\ModelCodec(Account::class), true),
        );
    }
}
