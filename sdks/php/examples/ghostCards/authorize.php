<?php

/* Authorize a purchase */

declare(strict_types=1);

use Njia\Model\CardMerchantInput;
use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->ghostCards->authorize(
    id: 'card_01kag9ytq2f7sv3w5x8a0b1c2d',
    amountMinorUnits: 18500,
    currency: 'XAF',
    merchant: new CardMerchantInput(
        id: 'mrch_marche_central',
        name: 'Marché Central de Douala',
        categoryCode: '5411',
        city: 'Douala',
        country: 'CM',
    ),
    acceptLanguage: 'fr',
    xCorrelationId: 'order-4711',
    xSandboxScenario: 'payment.callback_late; latencyMs=400',
    networkId: 'net-20261120-0001',
);
print_r($result);
