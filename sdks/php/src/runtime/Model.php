<?php

declare(strict_types=1);

namespace Njia;

/**
 * An object of the API: immutable, equal by value, and re-serialised to exactly the JSON it was read from.
 */
interface Model extends \JsonSerializable
{
    /**
     * Whether the object holds the member, be it null; `$name` is the property's name or the name on the wire.
     */
    public function has(string $name): bool;

    /**
     * Members that this version does not know, by wire name.
     *
     * @return array<string, mixed>
     */
    public function extra(): array;

    /**
     * The facts of the call that answered with this object; null for one that the caller made.
     */
    public function meta(): ?ResponseMeta;

    /**
     * The JSON, as decoded objects; what came from the server is unchanged.
     */
    public function toWire(): \stdClass;

    /**
     * Whether both hold the same JSON.
     */
    public function equals(self $other): bool;

    /**
     * @internal
     */
    public static function fromWire(mixed $wire, string $path = '$', bool $lenient = false): static;
}
