<?php

declare(strict_types=1);

namespace Njia\Internal;

/**
 * @internal gives readonly properties their first value from outside of a constructor
 */
final class Filling
{
    /** @var array<string, \ReflectionProperty> by class and name */
    private static array $known = [];

    /**
     * A new object with these properties.
     *
     * @template T of object
     * @param class-string<T> $class
     * @param array<string, mixed> $values
     * @return T
     */
    public static function make(string $class, array $values): object
    {
        $object = (new \ReflectionClass($class))->newInstanceWithoutConstructor();
        self::fill($object, $values);
        return $object;
    }

    /**
     * @param array<string, mixed> $values
     */
    public static function fill(object $object, array $values): void
    {
        $class = $object::class;
        foreach (array_keys($values) as $name) {
            $property = self::$known["{$class} {$name}"] ??= new \ReflectionProperty($class, $name);
            $property->setValue($object, $values[$name]);
        }
    }
}
