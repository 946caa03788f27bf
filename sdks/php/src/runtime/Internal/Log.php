<?php

declare(strict_types=1);

namespace Njia\Internal;

use Psr\Log\LoggerInterface;

/**
 * @internal what a PSR-3 logger is told: method, path template, status, time; bodies only when asked, and redacted
 */
final readonly class Log
{
    /**
     * @param array<string, true> $sensitive
     */
    public function __construct(private ?LoggerInterface $logger, private bool $bodies, private array $sensitive)
    {
    }

    public function answer(Operation $operation, int $status, int $attempt, float $elapsed): void
    {
        $this->write(true, '{method} {path} answered {status}', [
            ...self::place($operation, $attempt),
            'status' => $status,
            'seconds' => round($elapsed, 3),
        ]);
    }

    public function failure(Operation $operation, string $kind, int $attempt): void
    {
        $context = [...self::place($operation, $attempt), 'reason' => $kind];
        $this->write(false, '{method} {path} failed: {reason}', $context);
    }

    public function retry(Operation $operation, float $seconds, int $attempt): void
    {
        $context = [...self::place($operation, $attempt), 'seconds' => $seconds];
        $this->write(false, '{method} {path} is sent again in {seconds} s', $context);
    }

    public function body(string $label, #[\SensitiveParameter] ?string $body): void
    {
        if ($this->bodies && $this->logger !== null && $body !== null && $body !== '') {
            $this->write(true, '{label} {body}', [
                'label' => $label,
                'body' => Redactor::text(Redactor::body($body, $this->sensitive)),
            ]);
        }
    }

    /**
     * @return array<string, mixed>
     */
    private static function place(Operation $operation, int $attempt): array
    {
        return [
            'operation' => $operation->id,
            'method' => $operation->method,
            'path' => $operation->path,
            'attempt' => $attempt,
        ];
    }

    /**
     * @param array<string, mixed> $context
     */
    private function write(bool $isDetail, string $message, array $context): void
    {
        try {
            $isDetail ? $this->logger?->debug($message, $context) : $this->logger?->info($message, $context);
        } catch (\Throwable) {
            // A payment must not fail because a log did.
        }
    }
}
