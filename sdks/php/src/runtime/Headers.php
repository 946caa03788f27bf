<?php

declare(strict_types=1);

namespace Njia;

use Njia\Internal\Redactor;

/**
 * Case-insensitive HTTP headers of an answer; repeated fields are joined by `, ` (RFC 9110, section 5.3).
 *
 * @implements \IteratorAggregate<string, string>
 */
final readonly class Headers implements \IteratorAggregate, \Countable
{
    /** @var array<string, string> */
    private array $joined;

    /**
     * @param list<array{string, string}> $pairs name and value, in the order of the wire
     */
    public function __construct(array $pairs = [])
    {
        $joined = [];
        foreach ($pairs as [$name, $value]) {
            $key = strtolower($name);
            $joined[$key] = isset($joined[$key]) ? $joined[$key] . ', ' . $value : $value;
        }
        $this->joined = $joined;
    }

    public function get(string $name): ?string
    {
        return $this->joined[strtolower($name)] ?? null;
    }

    public function has(string $name): bool
    {
        return isset($this->joined[strtolower($name)]);
    }

    /**
     * @return array<string, string> by lower-case name
     */
    public function toArray(): array
    {
        return $this->joined;
    }

    public function getIterator(): \Iterator
    {
        return new \ArrayIterator($this->joined);
    }

    public function count(): int
    {
        return count($this->joined);
    }

    /**
     * @return array<string, string>
     */
    public function __debugInfo(): array
    {
        return Redactor::headers($this->joined);
    }
}
