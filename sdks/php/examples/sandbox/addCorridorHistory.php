<?php

/* Add corridor history */

declare(strict_types=1);

use Njia\Model\CorridorObservation;
use Njia\Model\Money;
use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->sandbox->addCorridorHistory(
    corridorId: 'CM-GA-XAF-XAF',
    observations: [
        new CorridorObservation(
            rail: 'gimacpay',
            amountMinorUnits: 25000,
            currency: 'XAF',
            cost: new Money(amountMinorUnits: 434, currency: 'XAF'),
            succeeded: true,
            latencySeconds: 15,
            observedAt: new DateTimeImmutable('2026-11-20T08:30:00.000Z'),
        ),
        new CorridorObservation(
            rail: 'airtel_money',
            amountMinorUnits: 25000,
            currency: 'XAF',
            cost: new Money(amountMinorUnits: 403, currency: 'XAF'),
            fxMarginBps: 0,
            succeeded: false,
            latencySeconds: 12,
            observedAt: new DateTimeImmutable('2026-11-20T09:10:00.000Z'),
        ),
    ],
    acceptLanguage: 'fr',
    xCorrelationId: 'order-4711',
);
print_r($result);
