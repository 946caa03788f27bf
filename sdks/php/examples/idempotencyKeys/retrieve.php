<?php

/* Look up an idempotency key */

declare(strict_types=1);

use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->idempotencyKeys->retrieve(
    operationId: 'createPayment',
    key: '8f14e45f-ceea-467f-9e0d-3f1b2a6c7d80',
    acceptLanguage: 'fr',
    xCorrelationId: 'order-4711',
);
print_r($result);
