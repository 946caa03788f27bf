<?php

/* Renew a session */

declare(strict_types=1);

use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->auth->refresh(
    refreshToken: 'svr_Q2hvY29sYXRlIGNoaXAgY29va2llcyBhcmUgZ29vZDE',
    acceptLanguage: 'fr',
    xCorrelationId: 'order-4711',
);
print_r($result);
