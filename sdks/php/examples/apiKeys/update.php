<?php

/* Change an API key */

declare(strict_types=1);

use Njia\Model\Scope;
use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->apiKeys->update(
    id: 'key_01kag9ytq2f7sv3w5x8a0b1c2d',
    acceptLanguage: 'fr',
    xCorrelationId: 'order-4711',
    scopes: [Scope::PaymentsRead],
);
print_r($result);
