<?php

/* Create a webhook endpoint */

declare(strict_types=1);

use Njia\Model\WebhookOrdering;
use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->webhookEndpoints->create(
    url: 'https://hooks.sahel-pay.example/njia',
    events: ['payment.*', 'kyc_score.completed'],
    acceptLanguage: 'fr',
    xCorrelationId: 'order-4711',
    description: 'Payment status for the Douala back office',
    ordering: WebhookOrdering::PerResource,
    metadata: ['team' => 'payments'],
);
print_r($result);
