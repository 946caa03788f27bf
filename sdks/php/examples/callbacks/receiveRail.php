<?php

/* Receive a payment rail callback */

declare(strict_types=1);

use Njia\Model\ProviderCallbackEvent;
use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->callbacks->receiveRail(
    railId: 'papss',
    xCallbackTimestamp: '1795168800',
    xCallbackSignature: 'v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd',
    callbackId: 'PSP-20261120-000017',
    event: ProviderCallbackEvent::Accepted,
    reference: 'att_01kag9ytq2f7sv3w5x8a0b1c2d',
    occurredAt: new DateTimeImmutable('2026-11-20T10:00:00.000Z'),
    acceptLanguage: 'fr',
    xCorrelationId: 'order-4711',
    providerReference: 'NGGHA20261120000017',
);
print_r($result);
