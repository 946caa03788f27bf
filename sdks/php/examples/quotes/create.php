<?php

/* Make a quote */

declare(strict_types=1);

use Njia\Model\MobileMoneyParty;
use Njia\Model\MobileMoneyProvider;
use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->quotes->create(
    amountMinorUnits: 500000,
    currency: 'KES',
    destination: new MobileMoneyParty(
        msisdn: '+256772999000',
        provider: MobileMoneyProvider::MtnMomo,
        country: 'UG',
    ),
    destinationCurrency: 'UGX',
);
print_r($result);
