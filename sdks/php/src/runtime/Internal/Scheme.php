<?php

declare(strict_types=1);

namespace Njia\Internal;

/**
 * @internal a way to authenticate: the client's option, where it travels (header, query, cookie, bearer, basic)
 */
final readonly class Scheme
{
    /**
     * @param list<array{string, string, string}> $retired pattern of a refused form, the date it ended, what to use
     */
    public function __construct(
        public string $id,
        public string $option,
        public string $kind,
        public string $key = 'Authorization',
        public string $env = '',
        public array $retired = [],
    ) {
    }

    /** Two schemes with one carrier cannot both be sent. */
    public function carrier(): string
    {
        return in_array($this->kind, ['query', 'cookie'], true) ? "{$this->kind} {$this->key}" : strtolower($this->key);
    }
}
