<?php

/* Try the choice of a rail */

declare(strict_types=1);

use Njia\Model\MobileMoneyParty;
use Njia\Model\MobileMoneyProvider;
use Njia\Model\RoutingPreference;
use Njia\Model\RoutingStrategy;
use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->routing->preview(
    amountMinorUnits: 25000,
    currency: 'XAF',
    destination: new MobileMoneyParty(
        msisdn: '+24166999000',
        provider: MobileMoneyProvider::AirtelMoney,
        country: 'GA',
    ),
    routing: new RoutingPreference(strategy: RoutingStrategy::Balanced),
    asOf: new DateTimeImmutable('2026-11-20T10:00:00.000Z'),
);
print_r($result);
