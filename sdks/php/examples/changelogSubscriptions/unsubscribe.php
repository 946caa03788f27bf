<?php

/* Unsubscribe by link */

declare(strict_types=1);

use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->changelogSubscriptions->unsubscribe(
    id: 'csub_01kag9ytq2f7sv3w5x8a0b1c2d',
    token: 'c29tZS11bnN1YnNjcmliZS10b2tlbg',
    acceptLanguage: 'fr',
    xCorrelationId: 'order-4711',
);
print_r($result);
