<?php

/* Read a payment */

declare(strict_types=1);

use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->payments->retrieve(
    id: 'pay_01kag9ytq2f7sv3w5x8a0b1c2d',
    acceptLanguage: 'fr',
    xCorrelationId: 'order-4711',
    prefer: 'wait=10',
    expand: ['transaction', 'customer'],
);
print_r($result);
