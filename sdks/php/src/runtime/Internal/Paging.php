<?php

declare(strict_types=1);

namespace Njia\Internal;

/**
 * @internal how a list continues: `items` are property names of the answer, `next` and `more` keys of its JSON
 */
final readonly class Paging
{
    /**
     * @param list<string> $items
     * @param list<string> $next
     * @param list<string> $more
     */
    public function __construct(
        public string $style,
        public string $send = '',
        public array $items = [],
        public array $next = [],
        public array $more = [],
        public string $header = '',
    ) {
    }
}
