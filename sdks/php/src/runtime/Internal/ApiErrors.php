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
    private const CLASSES = [
        400 => BadRequestException::class,
        401 => AuthenticationException::class,
        402 => PaymentRequiredException::class,
        403 => PermissionDeniedException::class,
        404 => NotFoundException::class,
        409 => ConflictException::class,
        422 => UnprocessableEntityException::class,
        429 => RateLimitException::class,
    ];

    public static function make(HttpResponse $response, Problem $problem, ErrorFacts $facts): ApiException
    {
        $status = $response->status;
        $message = $status < 400 && $status >= 300
            ? 'The server answered with a redirect to ' . self::origin($response) . ', which is never followed; check baseUrl.'
            : $problem->message ?? "The server answered with status {$status}.";
        $class = self::CLASSES[$status] ?? ($status >= 500 ? ServerException::class : ApiException::class);
        return new $class($message, $facts);
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
