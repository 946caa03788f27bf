<?php

/* Read a corridor */

declare(strict_types=1);

use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->corridors->retrieve(
    id: 'CM-GA-XAF-XAF',
    acceptLanguage: 'fr',
    xCorrelationId: 'order-4711',
);
print_r($result);
