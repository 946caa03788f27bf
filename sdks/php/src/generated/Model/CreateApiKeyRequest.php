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
 * The key to create.
 *
 * It belongs to the mode of the key that asks.
 */
final readonly class CreateApiKeyRequest implements Model
{
    use Hydration;

    /**
     * Name for people.
     */
    public string $name;

    /**
     * What the key may do.
     *
     * There is no default; name as little as possible.
     *
     * @var list<Scope|string>
     */
    public array $scopes;

    /**
     * Addresses (CIDR) that may use the key.
     *
     * Left out, any address may.
     *
     * @var list<string>|null
     */
    public ?array $allowedIps;

    /**
     * When the key ends by itself.
     *
     * Left out, it does not.
     */
    public ?\DateTimeImmutable $expiresAt;

    /**
     * @param string $name Name for people.
     * @param list<Scope|string> $scopes What the key may do.
     * @param list<string>|Omit $allowedIps Addresses (CIDR) that may use the key.
     * @param \DateTimeInterface|string|Omit $expiresAt When the key ends by itself.
     */
    public function __construct(
        string $name,
        array $scopes,
        array|Omit $allowedIps = Omit::Value,
        \DateTimeInterface|string|Omit $expiresAt = Omit::Value,
    ) {
        $this->build([
            'name' => $name,
            'scopes' => $scopes,
            'allowedIps' => $allowedIps,
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
            new FieldSpec('name', 'name', new Codec\TextCodec(), true),
            new FieldSpec('scopes', 'scopes', new Codec\ListCodec(new Codec\EnumCodec(Scope::class)), true),
            new FieldSpec('allowedIps', 'allowedIps', new Codec\ListCodec(new Codec\TextCodec())),
            new FieldSpec('expiresAt', 'expiresAt', new Codec\DateTimeCodec()),
        );
    }
}
