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
 * Record of an API key.
 *
 * The key itself is in `key` only in the answers that create or roll it.
 */
final readonly class ApiKey implements Model, EventData
{
    use Hydration;

    /**
     * Id of the record.
     */
    public string $id;

    /**
     * Kind of object.
     */
    public string $object;

    /**
     * Name for people.
     */
    public string $name;

    /**
     * The member mode.
     */
    public KeyMode|string $mode;

    /**
     * First 13 characters of the key.
     */
    public string $prefix;

    /**
     * Last 4 characters of the key.
     */
    public string $last4;

    /**
     * What the key may do.
     *
     * @var list<Scope|string>
     */
    public array $scopes;

    /**
     * API version that the key speaks unless a request names another.
     */
    public Date $apiVersion;

    /**
     * The member status.
     */
    public ApiKeyStatus|string $status;

    /**
     * Addresses (CIDR) that may use the key; empty means any.
     *
     * @var list<string>
     */
    public array $allowedIps;

    /**
     * When the key ends by itself.
     */
    public ?\DateTimeImmutable $expiresAt;

    /**
     * Last use, exact to the minute.
     */
    public ?\DateTimeImmutable $lastUsedAt;

    /**
     * Record of the key that replaces this one.
     */
    public ?string $rolledToId;

    /**
     * The member created by.
     */
    public Actor $createdBy;

    /**
     * The key; null except in the answers that create or roll it.
     */
    public ?string $key;

    /**
     * `true` in live mode, `false` in test mode.
     */
    public bool $livemode;

    /**
     * When the key was created.
     */
    public \DateTimeImmutable $createdAt;

    /**
     * When the record last changed.
     */
    public \DateTimeImmutable $updatedAt;

    /**
     * Rises by 1 with each change of state.
     */
    public int $version;

    /**
     * @param string $id Id of the record.
     * @param string $name Name for people.
     * @param string $prefix First 13 characters of the key.
     * @param string $last4 Last 4 characters of the key.
     * @param list<Scope|string> $scopes What the key may do.
     * @param Date|string $apiVersion API version that the key speaks unless a request names another.
     * @param list<string> $allowedIps Addresses (CIDR) that may use the key; empty means any.
     * @param \DateTimeInterface|string|null $expiresAt When the key ends by itself.
     * @param \DateTimeInterface|string|null $lastUsedAt Last use, exact to the minute.
     * @param string|null $rolledToId Record of the key that replaces this one.
     * @param string|null $key The key; null except in the answers that create or roll it.
     * @param bool $livemode `true` in live mode, `false` in test mode.
     * @param \DateTimeInterface|string $createdAt When the key was created.
     * @param \DateTimeInterface|string $updatedAt When the record last changed.
     * @param int $version Rises by 1 with each change of state.
     */
    public function __construct(
        string $id,
        string $name,
        KeyMode|string $mode,
        string $prefix,
        string $last4,
        array $scopes,
        Date|string $apiVersion,
        ApiKeyStatus|string $status,
        array $allowedIps,
        \DateTimeInterface|string|null $expiresAt,
        \DateTimeInterface|string|null $lastUsedAt,
        ?string $rolledToId,
        Actor $createdBy,
        #[\SensitiveParameter] ?string $key,
        bool $livemode,
        \DateTimeInterface|string $createdAt,
        \DateTimeInterface|string $updatedAt,
        int|float $version,
    ) {
        $this->build([
            'id' => $id,
            'name' => $name,
            'mode' => $mode,
            'prefix' => $prefix,
            'last4' => $last4,
            'scopes' => $scopes,
            'apiVersion' => $apiVersion,
            'status' => $status,
            'allowedIps' => $allowedIps,
            'expiresAt' => $expiresAt,
            'lastUsedAt' => $lastUsedAt,
            'rolledToId' => $rolledToId,
            'createdBy' => $createdBy,
            'key' => $key,
            'livemode' => $livemode,
            'createdAt' => $createdAt,
            'updatedAt' => $updatedAt,
            'version' => $version,
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
            new FieldSpec('object', 'object', new Codec\ConstCodec('api_key'), true),
            new FieldSpec('name', 'name', new Codec\TextCodec(), true),
            new FieldSpec('mode', 'mode', new Codec\EnumCodec(KeyMode::class), true),
            new FieldSpec('prefix', 'prefix', new Codec\TextCodec(), true),
            new FieldSpec('last4', 'last4', new Codec\TextCodec(), true),
            new FieldSpec('scopes', 'scopes', new Codec\ListCodec(new Codec\EnumCodec(Scope::class)), true),
            new FieldSpec('apiVersion', 'apiVersion', new Codec\DateCodec(), true),
            new FieldSpec('status', 'status', new Codec\EnumCodec(ApiKeyStatus::class), true),
            new FieldSpec('allowedIps', 'allowedIps', new Codec\ListCodec(new Codec\TextCodec()), true),
            new FieldSpec('expiresAt', 'expiresAt', new Codec\NullableCodec(new Codec\DateTimeCodec()), true),
            new FieldSpec('lastUsedAt', 'lastUsedAt', new Codec\NullableCodec(new Codec\DateTimeCodec()), true),
            new FieldSpec('rolledToId', 'rolledToId', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('createdBy', 'createdBy', new Codec\ModelCodec(Actor::class), true),
            new FieldSpec('key', 'key', new Codec\NullableCodec(new Codec\TextCodec()), true, sensitive: 'all'),
            new FieldSpec('livemode', 'livemode', new Codec\BoolCodec(), true),
            new FieldSpec('createdAt', 'createdAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('updatedAt', 'updatedAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('version', 'version', new Codec\IntCodec(), true),
        );
    }
}
