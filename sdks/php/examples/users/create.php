<?php

/* Create a user */

declare(strict_types=1);

use Njia\Model\LanguageTag;
use Njia\Model\Role;
use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient(sessionToken: (string) getenv('NJIA_SESSION_TOKEN'));
$result = $client->users->create(
    email: 'ibrahim.diallo@sahel-pay.example',
    name: 'Ibrahim Diallo',
    role: Role::Auditor,
    password: 'a long sentence nobody guesses',
    acceptLanguage: 'fr',
    xCorrelationId: 'order-4711',
    locale: LanguageTag::Fr,
);
print_r($result);
