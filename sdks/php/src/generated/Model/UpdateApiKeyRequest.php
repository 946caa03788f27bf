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
 * Members to change; those left out stay as they are.
 */
final readonly class UpdateApiKeyRequest implements Model
{
    use Hydration;

    /**
     * Name for people.
     */
    public ?string $name;

    /**
     * What the key may do.
     *
     * Without a session only fewer scopes than before.
     *
     * @var list<Scope|string>|null
     */
    public ?array $scopes;

    /**
     * Addresses (CIDR) that may use the key; empty means any.
     *
     * @var list<string>|null
     */
    public ?array $allowedIps;

    /**
     * @param string|Omit $name Name for people.
     * @param list<Scope|string>|Omit $scopes What the key may do.
     * @param list<string>|Omit $allowedIps Addresses (CIDR) that may use the key; empty means any.
     */
    public function __construct(
        string|Omit $name = Omit::Value,
        array|Omit $scopes = Omit::Value,
        array|Omit $allowedIps = Omit::Value,
    ) {
        $this->build([
            'name' => $name,
            'scopes' => $scopes,
            'allowedIps' => $allowedIps,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('name', 'name', new Codec\TextCodec()),
            new FieldSpec('scopes', 'scopes', new Codec\ListCodec(new Codec\EnumCodec(Scope::class))),
            new FieldSpec('allowedIps', 'allowedIps', new Codec\ListCodec(new Codec\TextCodec())),
        );
    }
}
