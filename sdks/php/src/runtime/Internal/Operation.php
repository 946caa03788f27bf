<?php

declare(strict_types=1);

namespace Njia\Internal;

/**
 * @internal one operation as data
 *
 * @template T of object what its methods return
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
        $family = intdiv($status, 100) . 'XX';
        return $this->results[$status] ?? $this->results[$family] ?? $this->results['default'] ?? null;
    }

    /**
     * The value as what the description promises: the codecs of `results` and the generator have seen to it.
     *
     * @return T
     */
    public function typed(object $value): object
    {
        /** @var T */
        return $value;
    }
}
