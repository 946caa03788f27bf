<?php

declare(strict_types=1);

namespace Njia\Internal;

use Njia\Exception\ArgumentException;
use Njia\Model;
use Njia\Omit;

/**
 * @internal a body that may be left out as a whole
 */
final class OptionalBody
{
    /**
     * Omit when nothing is given, else the model made of what is.
     *
     * @param class-string<Model> $class
     * @param array<string, mixed> $values by the name of the constructor's parameter; `+extra` the rest
     * @throws ArgumentException when a required member is missing
     */
    public static function of(string $class, #[\SensitiveParameter] array $values): Model|Omit
    {
        $isGiven = static fn (mixed $value, string $name): bool
            => $value !== Omit::Value && !($name === '+extra' && $value === []);
        $given = [];
        foreach (array_keys(array_filter($values, $isGiven, ARRAY_FILTER_USE_BOTH)) as $name) {
            $given[ltrim($name, '+')] = $values[$name];
        }
        if ($given === []) {
            return Omit::Value;
        }
        $model = new \ReflectionClass($class);
        foreach ($model->getConstructor()?->getParameters() ?? [] as $parameter) {
            if (!$parameter->isOptional() && !array_key_exists($parameter->getName(), $given)) {
                throw new ArgumentException("The member {$parameter->getName()} of the body is missing.");
            }
        }
        return $model->newInstance(...$given);
    }
}
