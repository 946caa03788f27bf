<?php

/* Replace spend limits */

declare(strict_types=1);

use Njia\Model\SpendLimitInput;
use Njia\Model\SpendLimitInterval;
use Njia\Model\SpendLimitScope;
use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->ghostCards->replaceSpendLimits(
    id: 'card_01kag9ytq2f7sv3w5x8a0b1c2d',
    spendLimits: [
        new SpendLimitInput(
            scope: SpendLimitScope::Category,
            category: 'groceries',
            amountMinorUnits: 15000,
            interval: SpendLimitInterval::Monthly,
        ),
        new SpendLimitInput(
            scope: SpendLimitScope::Merchant,
            merchantId: '*',
            amountMinorUnits: 75000,
            interval: SpendLimitInterval::Daily,
        ),
    ],
    acceptLanguage: 'fr',
    xCorrelationId: 'order-4711',
);
print_r($result);
