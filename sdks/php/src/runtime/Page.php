<?php

declare(strict_types=1);

namespace Njia;

use Njia\Exception\NjiaException;
use Njia\Exception\PaginationException;
use Njia\Internal\Dig;
use Njia\Internal\Json;
use Njia\Internal\MetaReader;
use Njia\Internal\MetaStore;
use Njia\Internal\Operation;
use Njia\Internal\Paging;

/**
 * One page of a list. Iterating goes on to the following pages; stop early and nothing more is sent.
 *
 * @template-covariant T
 * @implements \IteratorAggregate<int, T>
 */
final class Page implements \IteratorAggregate, \Countable
{
    /** @var list<T> the items of this page */
    public readonly array $items;
    /** What to pass to the next call to continue after this page; null on the last one. */
    public readonly string|int|null $nextCursor;
    /** @var array<string, string|int>|null arguments of the next page */
    private readonly ?array $next;

    /**
     * @param object $body the whole answer
     * @param array<string, mixed> $args
     * @param \Closure(array<string, mixed>): object $fetch
     */
    private function __construct(
        private readonly Operation $operation,
        public readonly object $body,
        private readonly array $args,
        private readonly \Closure $fetch,
        private readonly ?string $mark,
        private readonly int $steps,
    ) {
        $paging = $operation->paging ?? new Paging('cursor');
        $this->items = Dig::items($body instanceof Value ? $body->value : $body, $paging->items);
        $meta = $this->meta();
        $models = array_filter($this->items, static fn (mixed $item): bool => $item instanceof Model);
        if ($meta !== null) {
            foreach ($models as $model) {
                MetaStore::put($model, $meta);
            }
        }
        $this->next = $this->following($paging);
        $this->nextCursor = $this->next === null ? null : array_values($this->next)[0] ?? null;
    }

    /**
     * @internal
     *
     * @param array<string, mixed> $args
     * @param \Closure(array<string, mixed>): object $fetch
     * @return self<mixed>
     */
    public static function first(Operation $operation, array $args, \Closure $fetch): self
    {
        $given = array_filter($args, static fn (mixed $value): bool => $value !== Omit::Value);
        return new self($operation, $fetch($given), $given, $fetch, null, 0);
    }

    public function meta(): ?ResponseMeta
    {
        return MetaStore::get($this->body);
    }

    public function hasNext(): bool
    {
        return $this->next !== null;
    }

    /**
     * The following page, or null after the last. An error carries `cursor`, where to resume.
     *
     * @return ?self<T>
     * @throws NjiaException
     */
    public function nextPage(): ?self
    {
        if ($this->next === null) {
            return null;
        }
        $coming = Json::encode(array_values($this->next));
        $sent = array_map(fn (string $name): mixed => $this->args[$name] ?? null, array_keys($this->next));
        $here = Json::encode($sent);
        // Brent's guard: one remembered position, moved at every power of two, finds a circle of any length.
        if ($coming === $here || $coming === $this->mark) {
            $error = new PaginationException('The server repeats its cursor; the listing would never end.');
            $error->cursor = $this->nextCursor;
            throw $error;
        }
        $steps = $this->steps + 1;
        $mark = ($steps & ($steps - 1)) === 0 ? $coming : $this->mark;
        $args = [...$this->args, ...$this->next];
        try {
            return new self($this->operation, ($this->fetch)($args), $args, $this->fetch, $mark, $steps);
        } catch (NjiaException $error) {
            $error->cursor = $this->nextCursor;
            throw $error;
        }
    }

    /**
     * This page and all that follow.
     *
     * @return \Generator<int, self<T>>
     * @throws NjiaException
     */
    public function pages(): \Generator
    {
        for ($page = $this; $page !== null; $page = $page->nextPage()) {
            yield $page;
        }
    }

    /**
     * All items of this page and those that follow.
     *
     * @return \Generator<int, T>
     * @throws NjiaException
     */
    public function getIterator(): \Generator
    {
        foreach ($this->pages() as $page) {
            foreach ($page->items as $item) {
                yield $item;
            }
        }
    }

    /**
     * At most so many items from here on.
     *
     * @return list<T>
     * @throws NjiaException
     */
    public function take(int $count): array
    {
        $taken = [];
        foreach ($count > 0 ? $this : [] as $item) {
            $taken[] = $item;
            if (count($taken) === $count) {
                break;
            }
        }
        return $taken;
    }

    /** How many items this page holds. */
    public function count(): int
    {
        return count($this->items);
    }

    /**
     * @return ?array<string, string|int>
     */
    private function following(Paging $paging): ?array
    {
        if ($paging->more !== [] && $this->dig($paging->more) !== true) {
            return null;
        }
        $headers = $this->meta()?->headers;
        if ($paging->style === 'link') {
            $url = $paging->next === []
                ? MetaReader::links($headers?->get('link') ?? '')['next'] ?? null
                : Dig::textOrNull($this->dig($paging->next));
            return $url === null ? null : $this->linked($url);
        }
        if ($paging->next !== [] || $paging->header !== '') {
            $token = $paging->header !== '' ? $headers?->get($paging->header) : Dig::token($this->dig($paging->next));
            return $token === null || $token === '' ? null : [$paging->send => $token];
        }
        if ($this->items === []) {
            return null;
        }
        $isOffset = $paging->style === 'offset';
        $place = Dig::token($this->args[$paging->send] ?? null);
        $place = is_int($place) ? $place : ($isOffset ? 0 : 1);
        return [$paging->send => $place + ($isOffset ? count($this->items) : 1)];
    }

    /**
     * Of a link only the query counts: following it to another origin would take the credentials along.
     *
     * @return ?array<string, string|int>
     */
    private function linked(string $url): ?array
    {
        $changed = [];
        foreach (explode('&', (string) parse_url($url, PHP_URL_QUERY)) as $pair) {
            [$name, $text] = array_map(urldecode(...), [...explode('=', $pair, 2), '']);
            foreach ($this->operation->params as $param) {
                if ($param->in === 'query' && $param->wire === $name) {
                    $isInt = $param->codec instanceof Internal\Codec\IntCodec && ctype_digit($text);
                    $value = $isInt ? (int) $text : $text;
                    if (($this->args["query {$name}"] ?? null) !== $value) {
                        $changed["query {$name}"] = $value;
                    }
                }
            }
        }
        return $changed === [] ? null : $changed;
    }

    /**
     * @param list<string> $keys
     */
    private function dig(array $keys): mixed
    {
        $isOurs = $this->body instanceof Value || $this->body instanceof Model;
        return $isOurs ? Dig::at($this->body->toWire(), $keys) : null;
    }

    /**
     * @return array<string, mixed>
     */
    public function __debugInfo(): array
    {
        return ['items' => $this->items, 'nextCursor' => $this->nextCursor];
    }
}
