<?php

declare(strict_types=1);

namespace Njia\Internal;

use Njia\Exception\CanceledException;
use Njia\Exception\NjiaException;
use Njia\Omit;
use Njia\Page;
use Njia\RequestOptions;
use Njia\Transport\Transport;
use Psr\Log\LoggerInterface;

/**
 * @internal the heart of a client: its checked options, and the calls. Prints no secret
 */
final class ApiClient
{
    public readonly string $baseUrl;
    public readonly Log $log;
    private Credentials $credentials;
    private bool $isClosed = false;

    public function __construct(
        public readonly ClientInfo $info,
        Credentials $credentials,
        public readonly RequestOptions $defaults,
        private readonly Transport $transport,
        public readonly Seam $seam,
        ?string $baseUrl,
        ?LoggerInterface $logger,
        bool $logBodies,
    ) {
        $this->credentials = $credentials;
        $this->baseUrl = Settings::baseUrl($info, $baseUrl);
        $this->log = new Log($logger, $logBodies, $info->sensitive);
    }

    /**
     * The same connection with other credentials.
     *
     * @param array<string, string|\Closure|null> $values
     */
    public function withCredentials(#[\SensitiveParameter] array $values): self
    {
        $copy = clone $this;
        $copy->credentials = $this->credentials->with($values);
        return $copy;
    }

    public function credentials(): Credentials
    {
        return $this->credentials;
    }

    /**
     * @template T of object
     * @param Operation<T> $operation
     * @param array<string, mixed> $args by `place name`
     * @return T
     * @throws NjiaException
     */
    public function call(
        Operation $operation,
        #[\SensitiveParameter] array $args,
        #[\SensitiveParameter] mixed $body = Omit::Value,
        ?RequestOptions $options = null,
    ): object {
        return $operation->typed($this->answer($operation, $args, $body, $options));
    }

    /**
     * @template T of object
     * @param Operation<T> $operation
     * @param array<array-key, mixed> $args
     */
    private function answer(
        Operation $operation,
        #[\SensitiveParameter] array $args,
        #[\SensitiveParameter] mixed $body,
        ?RequestOptions $options,
    ): object {
        if ($this->isClosed) {
            throw new CanceledException('The client is closed.');
        }
        $settings = ($options ?? new RequestOptions())->over($this->defaults);
        $prepared = Prepared::of($operation, $args, $body);
        return (new CallRun($this, $this->transport, $operation, $prepared, $settings))->run();
    }

    /**
     * The first page of a list.
     *
     * @template T
     * @param Operation<Page<T>> $operation
     * @param array<string, mixed> $args by `place name`
     * @return Page<T>
     * @throws NjiaException
     */
    public function list(
        Operation $operation,
        #[\SensitiveParameter] array $args,
        #[\SensitiveParameter] mixed $body = Omit::Value,
        ?RequestOptions $options = null,
    ): Page {
        $fetch = fn (array $changed): object => $this->answer($operation, $changed, $body, $options);
        return $operation->typed(Page::first($operation, $args, $fetch));
    }

    public function close(): void
    {
        $this->isClosed = true;
        $this->transport->close();
    }

    /**
     * @return array<string, mixed>
     */
    public function __debugInfo(): array
    {
        return ['baseUrl' => $this->baseUrl];
    }

    /**
     * @return array<string, mixed>
     */
    public function __serialize(): array
    {
        throw new \LogicException('A client holds credentials and cannot be serialised: create one where needed.');
    }
}
