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
 * One entry of the hash-chained audit log.
 *
 * `hash` is SHA-256 over `previousHash` followed by the canonical JSON (RFC 8785) of the entry without `hash`;
 * the first `previousHash` is 64 zeros.
 */
final readonly class AuditEntry implements Model
{
    use Hydration;

    /**
     * Id of the entry.
     */
    public string $id;

    /**
     * Kind of object.
     */
    public string $object;

    /**
     * Position in the log of the tenant and mode, from 1, without gaps.
     */
    public int $sequence;

    /**
     * When the action happened.
     */
    public \DateTimeImmutable $at;

    /**
     * What happened, as `<resource>.<verb>`.
     */
    public string $action;

    /**
     * The member actor.
     */
    public Actor $actor;

    /**
     * The member resource.
     */
    public ResourceReference $resource;

    /**
     * Request that caused the action.
     */
    public ?string $requestId;

    /**
     * Address that the request came from.
     */
    public ?string $ip;

    /**
     * Changed members before the action; null when the object was created.
     *
     * @var array<string, mixed>|null
     */
    public ?array $before;

    /**
     * Changed members after the action; null when nothing was changed.
     *
     * @var array<string, mixed>|null
     */
    public ?array $after;

    /**
     * Note of the actor.
     */
    public ?string $note;

    /**
     * Hash of the entry before.
     */
    public string $previousHash;

    /**
     * Hash of this entry.
     */
    public string $hash;

    /**
     * @param string $id Id of the entry.
     * @param int $sequence Position in the log of the tenant and mode, from 1, without gaps.
     * @param \DateTimeInterface|string $at When the action happened.
     * @param string $action What happened, as `<resource>.<verb>`.
     * @param string|null $requestId Request that caused the action.
     * @param string|null $ip Address that the request came from.
     * @param array<string, mixed>|null $before Changed members before the action; null when the object was
     *     created.
     * @param array<string, mixed>|null $after Changed members after the action; null when nothing was
     *     changed.
     * @param string|null $note Note of the actor.
     * @param string $previousHash Hash of the entry before.
     * @param string $hash Hash of this entry.
     */
    public function __construct(
        string $id,
        int|float $sequence,
        \DateTimeInterface|string $at,
        string $action,
        Actor $actor,
        ResourceReference $resource,
        ?string $requestId,
        ?string $ip,
        ?array $before,
        ?array $after,
        ?string $note,
        string $previousHash,
        string $hash,
    ) {
        $this->build([
            'id' => $id,
            'sequence' => $sequence,
            'at' => $at,
            'action' => $action,
            'actor' => $actor,
            'resource' => $resource,
            'requestId' => $requestId,
            'ip' => $ip,
            'before' => $before,
            'after' => $after,
            'note' => $note,
            'previousHash' => $previousHash,
            'hash' => $hash,
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
            new FieldSpec('object', 'object', new Codec\ConstCodec('audit_entry'), true),
            new FieldSpec('sequence', 'sequence', new Codec\IntCodec(), true),
            new FieldSpec('at', 'at', new Codec\DateTimeCodec(), true),
            new FieldSpec('action', 'action', new Codec\TextCodec(), true),
            new FieldSpec('actor', 'actor', new Codec\ModelCodec(Actor::class), true),
            new FieldSpec('resource', 'resource', new Codec\ModelCodec(ResourceReference::class), true),
            new FieldSpec('requestId', 'requestId', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('ip', 'ip', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec(
                'before',
                'before',
                new Codec\NullableCodec(new Codec\MapCodec(new Codec\AnyCodec())),
                true,
            ),
            new FieldSpec(
                'after',
                'after',
                new Codec\NullableCodec(new Codec\MapCodec(new Codec\AnyCodec())),
                true,
            ),
            new FieldSpec('note', 'note', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('previousHash', 'previousHash', new Codec\TextCodec(), true),
            new FieldSpec('hash', 'hash', new Codec\TextCodec(), true),
        );
    }
}
