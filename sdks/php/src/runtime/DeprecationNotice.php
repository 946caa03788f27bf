<?php

declare(strict_types=1);

namespace Njia;

/**
 * What the server said about the end of an operation: `since` in Unix seconds (`Deprecation`, RFC 9745), `sunset` the
 * HTTP-date as sent (RFC 8594), `links` the targets of `Link` by relation (RFC 8288).
 */
final readonly class DeprecationNotice
{
    /**
     * @param array<string, string> $links
     */
    public function __construct(public ?int $since, public ?string $sunset, public array $links)
    {
    }
}
