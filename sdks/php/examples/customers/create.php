<?php

/* Make a customer */

declare(strict_types=1);

use Njia\Model\CustomerType;
use Njia\Model\LanguageTag;
use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->customers->create(
    country: 'KE',
    externalId: 'crm-2044',
    type: CustomerType::Business,
    businessName: 'Kibera Spares Ltd',
    phone: '+254712345678',
    preferredLanguage: LanguageTag::En,
);
print_r($result);
