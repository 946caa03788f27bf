<?php

/* Change a webhook endpoint */

declare(strict_types=1);

use Njia\Model\WebhookPayloadFormat;
use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->webhookEndpoints->update(
    id: 'whe_01kag9ytq2f7sv3w5x8a0b1c2d',
    acceptLanguage: 'fr',
    xCorrelationId: 'order-4711',
    payloadFormat: WebhookPayloadFormat::Enveloped,
    apiVersion: '2026-09-01',
);
print_r($result);
