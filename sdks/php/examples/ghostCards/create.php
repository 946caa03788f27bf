<?php

/* Create a ghost card */

declare(strict_types=1);

use Njia\Model\SpendLimitInput;
use Njia\Model\SpendLimitInterval;
use Njia\Model\SpendLimitScope;
use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->ghostCards->create(
    currency: 'XAF',
    label: 'Market purchases, Douala',
    customerId: 'cus_01kag9ytq2f7sv3w5x8a0b1c2d',
    accountId: 'acct_01kag9ytq2f7sv3w5x8a0b1c2d',
    spendLimits: [
        new SpendLimitInput(
            scope: SpendLimitScope::Category,
            category: 'groceries',
            amountMinorUnits: 150000,
            interval: SpendLimitInterval::Monthly,
        ),
        new SpendLimitInput(
            scope: SpendLimitScope::Merchant,
            merchantId: 'mrch_marche_central',
            amountMinorUnits: 50000,
            interval: SpendLimitInterval::Monthly,
        ),
        new SpendLimitInput(
            scope: SpendLimitScope::Merchant,
            merchantId: '*',
            amountMinorUnits: 75000,
            interval: SpendLimitInterval::Daily,
        ),
    ],
    blockedCategories: ['gambling', 'crypto'],
    allowedCountries: ['CM', 'GA'],
    timezone: 'Africa/Douala',
    metadata: ['branch' => 'akwa'],
);
print_r($result);
