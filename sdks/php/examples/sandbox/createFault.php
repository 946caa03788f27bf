<?php

/* Inject a fault */

declare(strict_types=1);

use Njia\Model\SandboxFaultKind;
use Njia\Model\SandboxFaultParameters;
use Njia\NjiaClient;

require __DIR__ . '/../../autoload.php';

$client = new NjiaClient();
$result = $client->sandbox->createFault(
    target: 'callback:mtn_momo',
    kind: SandboxFaultKind::Duplicate,
    acceptLanguage: 'fr',
    xCorrelationId: 'order-4711',
    parameters: new SandboxFaultParameters(copies: 3),
    probability: 1,
    seed: 42,
    maxCount: 5,
    expiresAt: new DateTimeImmutable('2026-11-20T11:00:00.000Z'),
);
print_r($result);
