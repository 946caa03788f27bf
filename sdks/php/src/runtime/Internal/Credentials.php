<?php

declare(strict_types=1);

namespace Njia\Internal;

use Njia\Exception\ConfigurationException;

/**
 * @internal the credentials of one client; each lives in a SensitiveParameterValue, which no printer shows
 */
final class Credentials
{
    /** @var array<string, \SensitiveParameterValue|\Closure> by option */
    private array $given;

    /**
     * @param list<Scheme> $schemes
     * @param array<string, string|\Closure|null> $values by option
     * @throws ConfigurationException for one that cannot be used
     */
    public function __construct(private readonly array $schemes, #[\SensitiveParameter] array $values)
    {
        $given = [];
        foreach ($schemes as $scheme) {
            $value = $values[$scheme->option] ?? null;
            if ($value === null && $scheme->env !== '') {
                $found = getenv($scheme->env);
                $value = $found === false || $found === '' ? null : $found;
            }
            if ($value !== null) {
                $given[$scheme->option] = $value instanceof \Closure ? $value : self::checked($scheme, $value);
            }
        }
        $this->given = $given;
    }

    /**
     * The same with some credentials replaced.
     *
     * @param array<string, string|\Closure|null> $values
     */
    public function with(#[\SensitiveParameter] array $values): self
    {
        $all = $this->given;
        foreach ($this->schemes as $scheme) {
            $value = $values[$scheme->option] ?? null;
            if ($value !== null) {
                $all[$scheme->option] = $value instanceof \Closure ? $value : self::checked($scheme, $value);
            }
        }
        $copy = clone $this;
        $copy->given = $all;
        return $copy;
    }

    /**
     * What to send: one credential per carrier, one that the operation asks for before any other.
     *
     * @param list<list<string>> $auth
     * @return list<array{Scheme, \SensitiveParameterValue}>
     * @throws ConfigurationException when the operation needs one that is missing
     */
    public function forCall(array $auth): array
    {
        $this->assertEnough($auth);
        $wanted = array_merge([], ...$auth);
        $chosen = [];
        foreach ($this->schemes as $scheme) {
            $isFree = !isset($chosen[$scheme->carrier()]);
            if (isset($this->given[$scheme->option]) && ($isFree || in_array($scheme->id, $wanted, true))) {
                $chosen[$scheme->carrier()] = $scheme;
            }
        }
        $ready = [];
        foreach ($chosen as $scheme) {
            $value = $this->given[$scheme->option] ?? null;
            $ready[] = [$scheme, $value instanceof \SensitiveParameterValue ? $value : self::asked($scheme, $value)];
        }
        return $ready;
    }

    /**
     * @param list<list<string>> $auth
     */
    private function assertEnough(array $auth): void
    {
        $have = [];
        $byId = [];
        foreach ($this->schemes as $scheme) {
            $byId[$scheme->id] = $scheme;
            if (isset($this->given[$scheme->option])) {
                $have[] = $scheme->id;
            }
        }
        foreach ($auth as $alternative) {
            if (array_diff($alternative, $have) === []) {
                return;
            }
        }
        foreach (array_diff($auth[0] ?? [], $have) as $missing) {
            $scheme = $byId[$missing] ?? null;
            if ($scheme !== null) {
                $env = $scheme->env === '' ? '' : ", or set {$scheme->env}";
                throw new ConfigurationException("There is no {$scheme->option}: pass it to the client{$env}.");
            }
        }
    }

    private static function asked(Scheme $scheme, ?\Closure $function): \SensitiveParameterValue
    {
        return self::checked($scheme, $function === null ? null : $function());
    }

    private static function checked(Scheme $scheme, #[\SensitiveParameter] mixed $value): \SensitiveParameterValue
    {
        if (!is_string($value)) {
            throw new ConfigurationException("{$scheme->option} must be text, or a function that returns text.");
        }
        foreach ($scheme->retired as [$pattern, $since, $use]) {
            if (preg_match('~' . str_replace('~', '\~', $pattern) . '~', $value) === 1) {
                throw new ConfigurationException("{$scheme->option} has a form that ended on {$since}; use {$use}.");
            }
        }
        if (trim($value) === '') {
            throw new ConfigurationException("{$scheme->option} is empty.");
        }
        if (!HeaderCheck::canTravel($value)) {
            throw new ConfigurationException("{$scheme->option} holds characters that cannot travel in a header.");
        }
        return new \SensitiveParameterValue($value);
    }
}
