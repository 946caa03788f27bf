<?php

/* Change a customer */

declare(strict_types=1);

use Njia\Model\LanguageTag;
use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->customers->update(
    id: 'cus_01kag9ytq2f7sv3w5x8a0b1c2d',
    acceptLanguage: 'fr',
    xCorrelationId: 'order-4711',
    phone: '+237677123456',
    preferredLanguage: LanguageTag::Fr,
);
print_r($result);
