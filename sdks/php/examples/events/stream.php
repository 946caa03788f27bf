<?php

/* Stream events */

declare(strict_types=1);

use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$items = $client->events->stream(
    acceptLanguage: 'fr',
    xCorrelationId: 'order-4711',
    lastEventId: '1629',
);
foreach ($items as $item) {
    print_r($item);
}
