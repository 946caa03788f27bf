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
        $members = get_object_vars($wire);
        foreach ($this->byWire as $name => $field) {
            if (array_key_exists($name, $members)) {
                $values[$field->name] = $field->codec->decode($members[$name], "{$path}.{$name}", $lenient);
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
        $wire = [];
        try {
            foreach ($this->byName as $name => $field) {
                if ($field->codec instanceof ConstCodec && !array_key_exists($name, $values)) {
                    $wire[$field->wire] = $field->codec->value;
                } elseif (($values[$name] ?? null) !== Omit::Value) {
                    $wire[$field->wire] = $field->codec->encode($values[$name] ?? null, $name);
                }
            }
            foreach (array_keys($extra) as $name) {
                $wire[$name] = Plain::of($extra[$name], $name);
            }
        } catch (Mismatch $mismatch) {
            throw new ArgumentException($mismatch->getMessage() . '.', null, $mismatch->path);
        }
        return (object) $wire;
    }
}
