<?php

/* Record results of forwarded events */

declare(strict_types=1);

use Njia\Model\DeliveryError;
use Njia\Model\ListenResult;
use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->events->recordListenResults(
    id: 'lsn_01kag9ytq2f7sv3w5x8a0b1c2d',
    results: [
        new ListenResult(
            eventId: 'evt_01kag9z3v5e8rtq6y4m2n7p0cd',
            attempt: 1,
            httpStatus: 200,
            durationMs: 11,
        ),
        new ListenResult(
            eventId: 'evt_01kag9yw9hya12v4jkxrj0j12w',
            attempt: 2,
            durationMs: 3,
            error: DeliveryError::Connection,
        ),
    ],
    acceptLanguage: 'fr',
    xCorrelationId: 'order-4711',
);
print_r($result);
