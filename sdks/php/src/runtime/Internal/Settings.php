<?php

declare(strict_types=1);

namespace Njia\Internal;

use Njia\Exception\ConfigurationException;

/**
 * @internal checks of a client's options
 */
final class Settings
{
    /**
     * @throws ConfigurationException
     */
    public static function baseUrl(ClientInfo $info, ?string $given): string
    {
        $fromEnv = $info->baseUrlEnv === '' ? false : getenv($info->baseUrlEnv);
        $url = $given ?? ($fromEnv === false || $fromEnv === '' ? $info->baseUrl : $fromEnv);
        if ($url === '') {
            throw new ConfigurationException('This API names no server: pass baseUrl.');
        }
        $parts = parse_url($url);
        $isPlain = is_array($parts)
            && in_array(strtolower($parts['scheme'] ?? ''), ['http', 'https'], true)
            && ($parts['host'] ?? '') !== ''
            && array_diff_key($parts, ['scheme' => 1, 'host' => 1, 'port' => 1, 'path' => 1]) === [];
        if (!$isPlain || preg_match('/[\x00-\x20\x7f]/', $url) === 1) {
            throw new ConfigurationException('baseUrl is http(s)://host[:port][/path]: no login, query or fragment.');
        }
        return rtrim($url, '/');
    }
}
