<?php

declare(strict_types=1);

namespace Njia\Internal;

/**
 * @internal one operation as data
 */
final readonly class Operation
{
    /**
     * @param list<Param> $params
     * @param array<array-key, Returns> $results by status: 200, 2XX, default
     * @param string $idempotency name of the key's header; empty when the operation takes none
     * @param list<list<string>> $auth alternatives, each a set of schemes
     */
    public function __construct(
        public string $id,
        public string $method,
        public string $path,
        public array $params = [],
        public ?Body $body = null,
        public array $results = [],
        public string $idempotency = '',
        public array $auth = [],
        public ?Paging $paging = null,
    ) {
    }

    public function returns(int $status): ?Returns
    {
        return $this->results[$status] ?? $this->results[intdiv($status, 100) . 'XX'] ?? $this->results['default'] ?? null;
    }
}
