<?php

declare(strict_types=1);

namespace Njia\Transport;

use Njia\Exception\ConfigurationException;
use Njia\Headers;
use Njia\Internal\Secret;

/**
 * The transport on ext-curl: HTTP/1.1, one keep-alive connection, never a second copy of a request.
 *
 * libcurl on its own sends a request again when a reused connection ends before an answer: see ResendGuard.
 */
final class CurlTransport implements StreamingTransport
{
    private const MAX_BODY = 64 * 1024 * 1024;
    private const MAX_HEADERS = 256 * 1024;
    /** Common servers close idle connections from 5 s on. */
    private const MAX_IDLE = 4;
    /** Failures before anything of the request was written. */
    private const NOT_SENT = [
        CURLE_COULDNT_RESOLVE_PROXY,
        CURLE_COULDNT_RESOLVE_HOST,
        CURLE_COULDNT_CONNECT,
        CURLE_SSL_CONNECT_ERROR,
        CURLE_SSL_PEER_CERTIFICATE,
        CURLE_SSL_CERTPROBLEM,
        CURLE_SSL_CACERT_BADFILE,
        CURLE_SSL_CIPHER,
    ];

    private ?\CurlHandle $handle = null;
    private int $owner = 0;
    /** @var list<\CurlHandle> handles of the parent process: closing one here would end its connection */
    private array $inherited = [];

    /**
     * @param ?string $proxy `http://host:port`; an empty text ignores the environment's
     * @param ?string $caFile certificates to trust, PEM
     * @param ?string $clientCertificate PEM file with certificate and key
     * @throws ConfigurationException when a file cannot be read
     */
    public function __construct(
        #[\SensitiveParameter] ?string $proxy = null,
        private readonly ?string $caFile = null,
        private readonly ?string $clientCertificate = null,
        private readonly ?string $clientKey = null,
    ) {
        $files = ['caFile' => $caFile, 'clientCertificate' => $clientCertificate, 'clientKey' => $clientKey];
        foreach ($files as $name => $file) {
            if ($file !== null && !is_readable($file)) {
                throw new ConfigurationException("{$name} is not a file that can be read.");
            }
        }
        $this->proxy = $proxy === null ? null : new \SensitiveParameterValue($proxy);
    }

    private readonly ?\SensitiveParameterValue $proxy;

    public function send(HttpRequest $request): HttpResponse
    {
        if ($request->cancellation?->isCanceled() === true) {
            throw new TransportFailure(TransportFailure::CANCELED, 'the call was cancelled', false);
        }
        $handle = $this->handle();
        $reader = new CurlReader(self::MAX_HEADERS, self::MAX_BODY);
        $guard = new ResendGuard($request->cancellation);
        curl_setopt_array($handle, $this->options($request, $reader, $guard));
        curl_exec($handle);
        $code = curl_errno($handle);
        if ($code === CURLE_OK && $reader->isHeadDone()) {
            return new HttpResponse($reader->status(), new Headers($reader->headers), $reader->body);
        }
        throw $this->failure($handle, $code, $guard, $reader);
    }

    public function open(HttpRequest $request): ResponseStream
    {
        // A connection of its own: the stream may outlive many calls.
        $handle = curl_init();
        $reader = new CurlReader(self::MAX_HEADERS, self::MAX_BODY);
        $guard = new ResendGuard($request->cancellation);
        $options = $this->options($request, $reader, $guard);
        unset($options[CURLOPT_TIMEOUT_MS]);
        curl_setopt_array($handle, $options);
        $explain = fn (int $code): TransportFailure => $this->failure($handle, $code, $guard, $reader);
        $stream = new CurlStream($handle, $reader, $request->cancellation, $explain, $request->timeout);
        $stream->awaitHeaders();
        return $stream;
    }

    public function close(): void
    {
        if ($this->owner === getmypid()) {
            $this->handle = null;
        }
    }

    private function handle(): \CurlHandle
    {
        $process = (int) getmypid();
        if ($this->handle !== null && $this->owner !== $process) {
            $this->inherited[] = $this->handle;
            $this->handle = null;
        }
        if ($this->handle === null) {
            $this->handle = curl_init();
            $this->owner = $process;
        } else {
            // Options go, the connection stays.
            curl_reset($this->handle);
        }
        return $this->handle;
    }

    /**
     * @return array<int, mixed>
     */
    private function options(HttpRequest $request, CurlReader $reader, ResendGuard $guard): array
    {
        $body = $request->body();
        $lines = ['Expect:'];
        foreach ($request->headerPairs() as [$name, $value]) {
            $lines[] = $value === '' ? "{$name};" : "{$name}: {$value}";
        }
        $options = [
            CURLOPT_URL => $request->url(),
            CURLOPT_CUSTOMREQUEST => $request->method,
            CURLOPT_HTTP_VERSION => CURL_HTTP_VERSION_1_1,
            CURLOPT_PROTOCOLS => CURLPROTO_HTTP | CURLPROTO_HTTPS,
            CURLOPT_PATH_AS_IS => true,
            CURLOPT_FOLLOWLOCATION => false,
            CURLOPT_NOSIGNAL => true,
            CURLOPT_MAXCONNECTS => 1,
            CURLOPT_MAXAGE_CONN => self::MAX_IDLE,
            CURLOPT_FRESH_CONNECT => $request->fresh,
            CURLOPT_TCP_NODELAY => true,
            CURLOPT_TIMEOUT_MS => max(1, (int) round($request->timeout * 1000)),
            CURLOPT_CONNECTTIMEOUT_MS => max(1, (int) round($request->connectTimeout * 1000)),
            CURLOPT_SUPPRESS_CONNECT_HEADERS => true,
            CURLOPT_HEADERFUNCTION => $reader->onHeader(...),
            CURLOPT_WRITEFUNCTION => $reader->onBody(...),
            CURLOPT_NOPROGRESS => false,
            CURLOPT_XFERINFOFUNCTION => $guard->onProgress(...),
        ];
        if ($request->method === 'HEAD') {
            $options[CURLOPT_NOBODY] = true;
        } elseif ($body !== null || in_array($request->method, ['POST', 'PUT', 'PATCH'], true)) {
            $options[CURLOPT_POSTFIELDS] = $body ?? '';
            if ($body === null) {
                $lines[] = 'Content-Type:';
            }
        }
        $options[CURLOPT_HTTPHEADER] = $lines;
        return $options + array_filter([
            CURLOPT_PROXY => Secret::of($this->proxy),
            CURLOPT_CAINFO => $this->caFile,
            CURLOPT_SSLCERT => $this->clientCertificate,
            CURLOPT_SSLKEY => $this->clientKey,
        ], static fn (?string $value): bool => $value !== null);
    }

    private function failure(\CurlHandle $handle, int $code, ResendGuard $guard, CurlReader $reader): TransportFailure
    {
        // Before this moment only a proxy was spoken to, or the handshake failed: the request has not left.
        $hasBegun = (int) curl_getinfo($handle, CURLINFO_PRETRANSFER_TIME_T) > 0;
        $hasWritten = $hasBegun && (int) curl_getinfo($handle, CURLINFO_REQUEST_SIZE) > 0 || $reader->hasStarted();
        $isKnown = $code === CURLE_OPERATION_TIMEDOUT || in_array($code, self::NOT_SENT, true);
        $sent = $hasWritten || $hasBegun && !$isKnown;
        if ($guard->isCanceled) {
            return new TransportFailure(TransportFailure::CANCELED, 'the call was cancelled', $hasWritten);
        }
        if ($guard->hasStopped) {
            $text = 'the server closed the connection before it answered';
            return new TransportFailure(TransportFailure::RECEIVE, $text, true);
        }
        if ($code === CURLE_OK) {
            // libcurl takes an end within the headers for the end of the answer.
            $text = 'the connection ended within the headers of the answer';
            return new TransportFailure(TransportFailure::RECEIVE, $text, true);
        }
        if ($reader->problem !== null) {
            return new TransportFailure(TransportFailure::RECEIVE, $reader->problem, true);
        }
        // The text of libcurl may name the host and nothing else of the request.
        $text = curl_error($handle) ?: (curl_strerror($code) ?? 'unknown failure');
        $kind = match (true) {
            $code === CURLE_OPERATION_TIMEDOUT => TransportFailure::TIMEOUT,
            !$sent => TransportFailure::CONNECT,
            default => TransportFailure::RECEIVE,
        };
        return new TransportFailure($kind, $text, $sent);
    }

    /**
     * @return array<string, mixed>
     */
    public function __debugInfo(): array
    {
        return ['connected' => $this->handle !== null];
    }

    /**
     * @return array<string, mixed>
     */
    public function __serialize(): array
    {
        throw new \LogicException('A transport holds connections and cannot be serialised.');
    }
}
