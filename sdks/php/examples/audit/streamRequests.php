<?php

/* Follow the request log */

declare(strict_types=1);

use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$items = $client->audit->streamRequests(
    acceptLanguage: 'fr',
    xCorrelationId: 'order-4711',
    operationId: 'createPayment',
    minStatus: 400,
);
foreach ($items as $item) {
    print_r($item);
}
