<?php

declare(strict_types=1);

namespace Njia\Internal;

/**
 * @internal what a PSR-3 logger is told: method, path template, status, time; bodies only when asked, and redacted
 */
final readonly class Log
{
    /**
     * @param ?object $logger anything with the methods of PSR-3 (debug, info, warning)
     * @param array<string, true> $sensitive
     */
    public function __construct(private ?object $logger, private bool $bodies, private array $sensitive)
    {
    }

    public function answer(Operation $operation, int $status, int $attempt, float $elapsed): void
    {
        $this->write('debug', '{method} {path} answered {status}', [
            ...self::place($operation, $attempt),
            'status' => $status,
            'seconds' => round($elapsed, 3),
        ]);
    }

    public function failure(Operation $operation, string $kind, int $attempt): void
    {
        $this->write('info', '{method} {path} failed: {reason}', [...self::place($operation, $attempt), 'reason' => $kind]);
    }

    public function retry(Operation $operation, float $seconds, int $attempt): void
    {
        $context = [...self::place($operation, $attempt), 'seconds' => $seconds];
        $this->write('info', '{method} {path} is sent again in {seconds} s', $context);
    }

    public function body(string $label, #[\SensitiveParameter] ?string $body): void
    {
        if ($this->bodies && $this->logger !== null && $body !== null && $body !== '') {
            $this->write('debug', '{label} {body}', [
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
    private function write(string $level, string $message, array $context): void
    {
        try {
            if ($this->logger !== null) {
                $this->logger->{$level}($message, $context);
            }
        } catch (\Throwable) {
            // A payment must not fail because a log did.
        }
    }
}
