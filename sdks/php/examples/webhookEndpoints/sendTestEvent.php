<?php

/* Send a test event */

declare(strict_types=1);

use Njia\Model\EventType;
use Njia\Model\WebhookPayloadFormat;
use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->webhookEndpoints->sendTestEvent(
    id: 'whe_01kag9ytq2f7sv3w5x8a0b1c2d',
    acceptLanguage: 'fr',
    xCorrelationId: 'order-4711',
    eventType: EventType::PaymentCompleted,
    payloadFormat: WebhookPayloadFormat::Enveloped,
);
print_r($result);
