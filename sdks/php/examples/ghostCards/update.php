<?php

/* Change a ghost card */

declare(strict_types=1);

use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->ghostCards->update(
    id: 'card_01kag9ytq2f7sv3w5x8a0b1c2d',
    acceptLanguage: 'fr',
    xCorrelationId: 'order-4711',
    label: 'Market purchases, north',
    allowedCountries: ['CM', 'GA', 'TD'],
);
print_r($result);
