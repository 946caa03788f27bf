<?php

/* Create an API key */

declare(strict_types=1);

use Njia\Model\Scope;
use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient(sessionToken: (string) getenv('NJIA_SESSION_TOKEN'));
$result = $client->apiKeys->create(
    name: 'Payout server',
    scopes: [Scope::PaymentsRead, Scope::PaymentsWrite, Scope::WebhooksRead],
    acceptLanguage: 'fr',
    xCorrelationId: 'order-4711',
    allowedIps: ['196.202.10.0/28'],
);
print_r($result);
