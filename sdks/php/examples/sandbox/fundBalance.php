<?php

/* Add test money */

declare(strict_types=1);

use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->sandbox->fundBalance(
    amountMinorUnits: 500000,
    acceptLanguage: 'fr',
    xCorrelationId: 'order-4711',
    accountId: 'acct_01kag9ytq2f7sv3w5x8a0b1c2d',
    currency: 'XAF',
);
print_r($result);
