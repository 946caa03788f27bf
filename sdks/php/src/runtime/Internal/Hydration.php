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
        $model = (new \ReflectionClass(self::class))->newInstanceWithoutConstructor();
        foreach ($values as $name => $value) {
            $model->{$name} = $value;
        }
        $model->wire = $wire;
        return $model;
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
        $this->wire = self::shape()->encode($values, $extra);
        // Read back, so that what the caller gave (text for an enum, a mutable date) has the form that answers have.
        foreach (self::shape()->decode($this->wire, '$', false) as $name => $value) {
            $this->{$name} = $value;
        }
    }

    public function has(string $name): bool
    {
        return property_exists($this->wire, self::shape()->byName[$name]->wire ?? $name);
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
        return $other::class === self::class && $this->wire == $other->toWire();
    }

    /**
     * The members by name; what the API description marks as sensitive is masked.
     *
     * @return array<string, mixed>
     */
    public function __debugInfo(): array
    {
        $shown = [];
        foreach (self::shape()->byName as $name => $field) {
            $reader = new \ReflectionProperty(self::class, $name);
            $value = $reader->isInitialized($this) ? $this->{$name} : null;
            $shown[$name] = match (true) {
                $value === null, $field->sensitive === 'no' => $value,
                $field->sensitive === 'last4' && is_string($value) => Redactor::last4($value),
                default => Redactor::MASK,
            };
        }
        return $shown;
    }
}
