<?php

/* Export an Insomnia workspace */

declare(strict_types=1);

use Njia\Model\ExportEnvironment;
use Njia\Model\ExportPart;
use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->documentation->exportInsomnia(
    tags: ['Payments', 'Webhooks'],
    journey: 'first-payment',
    env: ExportEnvironment::Sandbox,
    baseUrl: 'https://api.sahel-pay.example',
    tests: true,
    deprecated: false,
    part: ExportPart::Collection,
    acceptLanguage: 'fr',
);
print_r($result);
