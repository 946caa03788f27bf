<?php

/* Read a bulk payment */

declare(strict_types=1);

use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->bulkPayments->retrieve(
    id: 'blk_01kag9ytq2f7sv3w5x8a0b1c2d',
    acceptLanguage: 'fr',
    xCorrelationId: 'order-4711',
    expand: ['transaction', 'customer'],
);
print_r($result);
