<?php

/* Make up to 500 payments */

declare(strict_types=1);

use Njia\Model\BulkMode;
use Njia\Model\BulkPaymentItemRequest;
use Njia\Model\MobileMoneyParty;
use Njia\Model\MobileMoneyProvider;
use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->bulkPayments->create(
    payments: [
        new BulkPaymentItemRequest(
            amountMinorUnits: 40000,
            currency: 'XAF',
            destination: new MobileMoneyParty(msisdn: '+237677999000', country: 'CM'),
            itemReference: 'M-1',
            idempotencyKey: 'coop-118-m1',
        ),
        new BulkPaymentItemRequest(
            amountMinorUnits: 40000,
            currency: 'XAF',
            destination: new MobileMoneyParty(
                msisdn: '+237699999000',
                provider: MobileMoneyProvider::OrangeMoney,
                country: 'CM',
            ),
            itemReference: 'M-2',
            idempotencyKey: 'coop-118-m2',
        ),
    ],
    mode: BulkMode::AllOrNothing,
    reference: 'COOP-118',
);
print_r($result);
