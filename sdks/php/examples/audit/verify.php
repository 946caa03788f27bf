<?php

/* Verify the audit log */

declare(strict_types=1);

use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->audit->verify(
    acceptLanguage: 'fr',
    xCorrelationId: 'order-4711',
);
print_r($result);
