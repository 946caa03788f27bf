<?php

/* Create a widget */

declare(strict_types=1);

use Njia\Model\LanguageTag;
use Njia\Model\WidgetConfigInput;
use Njia\Model\WidgetKind;
use Njia\Model\WidgetThemeInput;
use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->widgets->create(
    kind: WidgetKind::Payment,
    allowedOrigins: ['https://www.sahel-pay.example'],
    config: new WidgetConfigInput(
        amountMinorUnits: 12500,
        currency: 'XAF',
        reference: 'ORDER-7781',
        description: 'Two bags of rice',
        country: 'CM',
    ),
    locale: LanguageTag::Fr,
    theme: new WidgetThemeInput(primaryColor: '#0a6847'),
    metadata: ['order' => '7781'],
);
print_r($result);
