<?php

/* Get the change log as a feed */

declare(strict_types=1);

use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->changelog->feed(
    acceptLanguage: 'fr',
    xCorrelationId: 'order-4711',
);
print_r($result);
