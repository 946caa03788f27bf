<?php

declare(strict_types=1);

namespace Njia\Transport;

use Njia\Cancellation;

/**
 * @internal stops libcurl from sending a request twice, and ends it when the caller cancels
 *
 * A transfer that went out on a reused connection has opened none (CURLINFO_NUM_CONNECTS is 0). If libcurl opens one
 * afterwards, it is about to send the same request again, because the reused connection ended: the transfer is aborted
 * in the progress callback, before the second copy is written.
 */
final class ResendGuard
{
    public bool $hasStopped = false;
    public bool $isCanceled = false;
    private bool $isReused = false;

    public function __construct(private readonly ?Cancellation $cancellation)
    {
    }

    private static function seconds(mixed $value): float
    {
        return is_float($value) || is_int($value) ? (float) $value : 0.0;
    }

    public function onProgress(\CurlHandle $handle, int $downTotal, int $down, int $upTotal, int $up): int
    {
        if ($this->cancellation?->isCanceled() === true) {
            $this->isCanceled = true;
            return 1;
        }
        $opened = (int) curl_getinfo($handle, CURLINFO_NUM_CONNECTS);
        if ($opened === 0 && self::seconds(curl_getinfo($handle, CURLINFO_PRETRANSFER_TIME)) > 0.0) {
            $this->isReused = true;
        }
        if ($this->isReused && $opened !== 0) {
            $this->hasStopped = true;
            return 1;
        }
        return 0;
    }
}
