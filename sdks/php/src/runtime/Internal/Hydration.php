<?php

declare(strict_types=1);

namespace Njia\Internal;

use Njia\Exception\ArgumentException;
use Njia\Internal\Codec\Shape;
use Njia\Model;
use Njia\ResponseMeta;

/**
 * @internal what all models share; a trait, since readonly properties can only be set in the scope of their own class
 */
trait Hydration
{
    private readonly \stdClass $wire;

    /**
     * @internal
     */
    abstract public static function shape(): Shape;

    /**
     * @internal
     */
    public static function fromWire(mixed $wire, string $path = '$', bool $lenient = false): static
    {
        $values = self::shape()->decode($wire, $path, $lenient);
        $values['wire'] = $wire;
        /** @var static */
        return Filling::make(static::class, $values);
    }

    /**
     * An object from its JSON, for tests: an array by wire name.
     *
     * @param array<string, mixed> $members
     * @throws ArgumentException when it does not fit
     */
    public static function fixture(array $members): static
    {
        try {
            return self::fromWire(Json::decode(Json::encode(Plain::of((object) $members, '$'))));
        } catch (Mismatch $mismatch) {
            throw new ArgumentException($mismatch->getMessage() . '.', null, $mismatch->path);
        }
    }

    /**
     * @param array<string, mixed> $values
     * @param array<string, mixed> $extra
     */
    private function build(array $values, array $extra = []): void
    {
        $wire = self::shape()->encode($values, $extra);
        // Read back, so that what the caller gave (text for an enum, a mutable date) has the form that answers have.
        $read = self::shape()->decode($wire, '$', false);
        $read['wire'] = $wire;
        Filling::fill($this, $read);
    }

    public function has(string $name): bool
    {
        $field = self::shape()->byName[$name] ?? null;
        return property_exists($this->wire, $field === null ? $name : $field->wire);
    }

    public function extra(): array
    {
        return array_diff_key(get_object_vars($this->wire), self::shape()->byWire);
    }

    public function meta(): ?ResponseMeta
    {
        return MetaStore::get($this);
    }

    public function toWire(): \stdClass
    {
        return clone $this->wire;
    }

    public function jsonSerialize(): \stdClass
    {
        return clone $this->wire;
    }

    public function equals(Model $other): bool
    {
        return get_class($other) === static::class && Json::encode($this->wire) === Json::encode($other->toWire());
    }

    /**
     * The members by name; what the API description marks as sensitive is masked.
     *
     * @return array<string, mixed>
     */
    public function __debugInfo(): array
    {
        $values = get_object_vars($this);
        $shown = [];
        foreach (self::shape()->byName as $name => $field) {
            $shown[$name] = Redactor::member($field->sensitive, $values[$name] ?? null);
        }
        return $shown;
    }
}
