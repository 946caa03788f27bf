<?php

/* Make a payment */

declare(strict_types=1);

use Njia\Model\BankAccountParty;
use Njia\Model\RoutingPreference;
use Njia\Model\RoutingStrategy;
use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->payments->create(
    amountMinorUnits: 15000000,
    currency: 'NGN',
    accountId: 'acct_01kag9ytq2f7sv3w5x8a0b1c2n',
    destination: new BankAccountParty(
        country: 'GH',
        bankCode: '030100',
        accountNumber: '1441000123456',
        holderName: 'Abena Mensah Trading',
    ),
    destinationCurrency: 'GHS',
    routing: new RoutingPreference(strategy: RoutingStrategy::LowestCost),
    reference: 'PO-2026-118',
    purposeCode: 'GDDS',
);
print_r($result);
