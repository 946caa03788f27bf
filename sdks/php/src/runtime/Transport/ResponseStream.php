<?php

declare(strict_types=1);

namespace Njia\Transport;

use Njia\Headers;

/**
 * An answer whose body is read as it arrives.
 */
interface ResponseStream
{
    public function status(): int;

    public function headers(): Headers;

    /**
     * The octets that have come, waiting for the first of them; null at the end.
     *
     * @throws TransportFailure when the connection breaks or stays silent for too long
     */
    public function read(): ?string;

    /** Closes the connection; reading then gives null. */
    public function close(): void;
}
