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
        $extra = $values['+extra'] ?? [];
        unset($values['+extra']);
        $given = array_filter($values, static fn (mixed $value): bool => $value !== Omit::Value);
        if ($extra !== []) {
            $given['extra'] = $extra;
        }
        if ($given === []) {
            return Omit::Value;
        }
        try {
            return new $class(...$given);
        } catch (\ArgumentCountError) {
            throw new ArgumentException('A required member of the body is missing.');
        }
    }
}
