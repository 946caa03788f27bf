<?php

declare(strict_types=1);

namespace Njia\Tests\Support;

use Njia\Internal\ApiClient;
use Njia\Internal\ClientInfo;
use Njia\Internal\Credentials;
use Njia\Internal\Operation;
use Njia\Internal\Returns;
use Njia\Internal\Seam;
use Njia\NjiaClient;
use Njia\RequestOptions;
use Njia\Testing\FakeTransport;
use Njia\Testing\VirtualSeam;
use Njia\Transport\CurlTransport;
use Njia\Transport\HttpRequest;
use Njia\Transport\Transport;

/**
 * Clients of the tests: one without a network, and a bare one for raw servers.
 */
final class Clients
{
    public const KEY = 'svc_test_0a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R0WoTvp';

    public static function fake(FakeTransport $transport, ?Seam $seam = null): NjiaClient
    {
        return new NjiaClient(apiKey: self::KEY, transport: $transport, seam: $seam ?? new VirtualSeam());
    }

    /** Any answer is accepted; no proxy of the environment is used. */
    public static function raw(string $url, ?Seam $seam = null, int $maxRetries = 0, ?Transport $transport = null): ApiClient
    {
        return new ApiClient(
            new ClientInfo('njia-php', '0.0.0', '0'),
            new Credentials([], []),
            new RequestOptions(maxRetries: $maxRetries),
            $transport ?? new CurlTransport(proxy: ''),
            $seam ?? new Seam(),
            $url,
            null,
            false,
        );
    }

    public static function request(string $method, string $url): HttpRequest
    {
        $hidden = static fn (?string $text): \SensitiveParameterValue => new \SensitiveParameterValue($text);
        return new HttpRequest($method, $hidden($url), [], $hidden(null), 1.0, 1.0);
    }

    /**
     * @return Operation<object>
     */
    public static function operation(string $method, string $keyHeader = ''): Operation
    {
        return new Operation('op', $method, '/x', results: ['200' => new Returns('json')], idempotency: $keyHeader);
    }
}
