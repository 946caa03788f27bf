<?php

/* Confirm an e-mail address */

declare(strict_types=1);

use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->changelogSubscriptions->confirm(
    id: 'csub_01kag9ytq2f7sv3w5x8a0b1c2d',
    token: 'c29tZS1jb25maXJtYXRpb24tdG9rZW4',
    acceptLanguage: 'fr',
    xCorrelationId: 'order-4711',
);
print_r($result);
