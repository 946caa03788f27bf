<?php

declare(strict_types=1);

namespace Njia\Webhook;

use Njia\Internal\Codec\Codec;

/**
 * @internal what the generator knows: shapes by event type, where type and data stand
 */
final readonly class EventTable
{
    /**
     * @param array<string, Codec> $events
     * @param list<string> $type
     * @param list<string> $data
     * @param bool $flat the deprecated payload without envelope still arrives
     */
    public function __construct(
        public array $events,
        public array $type = ['type'],
        public array $data = ['data'],
        public bool $flat = false,
        public bool $signed = true,
    ) {
    }
}
