<?php

/* Receive a mobile-money provider callback */

declare(strict_types=1);

use Njia\Model\MobileMoneyProvider;
use Njia\Model\Money;
use Njia\Model\ProviderCallbackEvent;
use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->callbacks->receiveMobileMoney(
    provider: MobileMoneyProvider::MtnMomo,
    xCallbackTimestamp: '1795168800',
    xCallbackSignature: 'v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd',
    callbackId: 'MP261120.1000.A12345',
    event: ProviderCallbackEvent::Succeeded,
    reference: 'att_01kag9ytq2f7sv3w5x8a0b1c2d',
    occurredAt: new DateTimeImmutable('2026-11-20T10:00:00.000Z'),
    providerReference: 'MP261120.1000.A12345',
    amountMinorUnits: 25000,
    currency: 'XAF',
    feeCharged: new Money(amountMinorUnits: 250, currency: 'XAF'),
);
print_r($result);
