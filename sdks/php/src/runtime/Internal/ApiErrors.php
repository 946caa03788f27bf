<?php

declare(strict_types=1);

namespace Njia\Internal;

use Njia\Exception\ApiException;
use Njia\Exception\AuthenticationException;
use Njia\Exception\BadRequestException;
use Njia\Exception\ConflictException;
use Njia\Exception\NotFoundException;
use Njia\Exception\PaymentRequiredException;
use Njia\Exception\PermissionDeniedException;
use Njia\Exception\RateLimitException;
use Njia\Exception\ServerException;
use Njia\Exception\UnprocessableEntityException;
use Njia\Transport\HttpResponse;

/**
 * @internal from an answer that is no success to the exception that says so
 */
final class ApiErrors
{
    public static function make(HttpResponse $response, Problem $problem, ErrorFacts $facts): ApiException
    {
        $status = $response->status;
        $message = $status < 400 && $status >= 300
            ? 'The server redirects to ' . self::origin($response) . ', which is never followed; check baseUrl.'
            : $problem->message ?? "The server answered with status {$status}.";
        return match ($status) {
            400 => new BadRequestException($message, $facts),
            401 => new AuthenticationException($message, $facts),
            402 => new PaymentRequiredException($message, $facts),
            403 => new PermissionDeniedException($message, $facts),
            404 => new NotFoundException($message, $facts),
            409 => new ConflictException($message, $facts),
            422 => new UnprocessableEntityException($message, $facts),
            429 => new RateLimitException($message, $facts),
            default => $status >= 500 ? new ServerException($message, $facts) : new ApiException($message, $facts),
        };
    }

    private static function origin(HttpResponse $response): string
    {
        $location = $response->headers->get('location') ?? '';
        $parts = parse_url($location);
        if ($parts === false) {
            return 'a malformed address';
        }
        if (!isset($parts['scheme'], $parts['host'])) {
            return $location === '' ? 'nowhere' : 'another path of the same server';
        }
        return "{$parts['scheme']}://{$parts['host']}" . (isset($parts['port']) ? ":{$parts['port']}" : '');
    }
}
