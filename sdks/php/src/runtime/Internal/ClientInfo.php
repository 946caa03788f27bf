<?php

declare(strict_types=1);

namespace Njia\Internal;

/**
 * @internal what a generated client says about itself and its API
 */
final readonly class ClientInfo
{
    /**
     * @param list<Scheme> $schemes
     * @param array<string, string> $metaHeaders requestId, replayed, limit, remaining, reset: names of headers
     * @param array{string, string}|null $versionHeader
     * @param array<string, true> $sensitive wire names that a log of bodies masks
     */
    public function __construct(
        public string $agent,
        public string $version,
        public string $api,
        public string $baseUrl = '',
        public string $baseUrlEnv = '',
        public array $schemes = [],
        public ?array $versionHeader = null,
        public array $metaHeaders = [],
        public bool $resetIsDelta = false,
        public array $sensitive = [],
    ) {
    }

    /** `njia-php/2.4.0 (php/8.2.29; linux; x86_64) api/2.4.0` */
    public function userAgent(): string
    {
        $runtime = PHP_MAJOR_VERSION . '.' . PHP_MINOR_VERSION . '.' . PHP_RELEASE_VERSION;
        $machine = preg_replace('/[^\w.-]/', '', php_uname('m'));
        $system = strtolower(PHP_OS_FAMILY);
        return "{$this->agent}/{$this->version} (php/{$runtime}; {$system}; {$machine}) api/{$this->api}";
    }
}
