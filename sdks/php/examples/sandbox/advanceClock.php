<?php

/* Advance the sandbox clock */

declare(strict_types=1);

use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->sandbox->advanceClock(
    seconds: 31,
    acceptLanguage: 'fr',
    xCorrelationId: 'order-4711',
);
print_r($result);
