<?php

declare(strict_types=1);

namespace Njia\Internal\Codec;

use Njia\Exception\ArgumentException;
use Njia\Internal\Mismatch;
use Njia\Internal\Plain;
use Njia\Omit;

/**
 * @internal the members of a model, in the order of the API description
 */
final readonly class Shape
{
    /** @var array<string, FieldSpec> by wire name */
    public array $byWire;
    /** @var array<string, FieldSpec> by property name */
    public array $byName;

    public function __construct(FieldSpec ...$fields)
    {
        $this->byWire = array_column($fields, null, 'wire');
        $this->byName = array_column($fields, null, 'name');
    }

    /**
     * Values by property name. An absent member is null; a required one is left out when `$lenient`.
     *
     * @return array<string, mixed>
     * @throws Mismatch
     */
    public function decode(mixed $wire, string $path, bool $lenient): array
    {
        if (!$wire instanceof \stdClass) {
            throw Mismatch::expected('an object', $wire, $path);
        }
        $values = [];
        foreach ($this->byWire as $name => $field) {
            if (property_exists($wire, (string) $name)) {
                $values[$field->name] = $field->codec->decode($wire->{$name}, "{$path}.{$name}", $lenient);
            } elseif (!$field->required) {
                $values[$field->name] = null;
            } elseif (!$lenient) {
                throw new Mismatch("{$path}.{$name} is missing", "{$path}.{$name}");
            }
        }
        return $values;
    }

    /**
     * JSON from values by property name; constants are filled in, omitted values left out.
     *
     * @param array<string, mixed> $values
     * @param array<string, mixed> $extra further members by wire name
     * @throws ArgumentException
     */
    public function encode(array $values, array $extra): \stdClass
    {
        $wire = new \stdClass();
        try {
            foreach ($this->byName as $name => $field) {
                $value = $values[$name] ?? null;
                if ($field->codec instanceof ConstCodec && !array_key_exists($name, $values)) {
                    $wire->{$field->wire} = $field->codec->value;
                } elseif ($value !== Omit::Value) {
                    $wire->{$field->wire} = $field->codec->encode($value, $name);
                }
            }
            foreach ($extra as $name => $value) {
                $wire->{(string) $name} = Plain::of($value, (string) $name);
            }
        } catch (Mismatch $mismatch) {
            throw new ArgumentException($mismatch->getMessage() . '.', null, $mismatch->path);
        }
        return $wire;
    }
}
