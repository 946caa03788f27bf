<?php

// One payment: NJIA_BASE_URL and NJIA_API_KEY say where and as whom. Prints one line, exits 1 on failure.

declare(strict_types=1);

use Njia\Exception\NjiaException;
use Njia\Model\MobileMoneyParty;
use Njia\NjiaClient;

require __DIR__ . '/../autoload.php';

try {
    $payment = (new NjiaClient())->payments->create(
        amountMinorUnits: 25_000,
        currency: 'XAF',
        destination: new MobileMoneyParty(msisdn: '+237677999000', country: 'CM'),
        reference: 'demo-php',
    );
} catch (NjiaException $error) {
    $facts = "status {$error->status}, code {$error->errorCode}, outcome {$error->outcome->value}";
    fwrite(STDERR, "{$error->getMessage()} ({$facts})\n");
    exit(1);
}
$meta = $payment->meta();
$status = $payment->status instanceof BackedEnum ? $payment->status->value : $payment->status;
$rail = $payment->rail ?? 'no rail yet';
$attempts = $meta?->attempts === 1 ? '1 attempt' : "{$meta?->attempts} attempts";
echo "{$payment->id} {$payment->amountMinorUnits} {$payment->currency} {$status} via "
    . "{$rail} (HTTP {$meta?->status}, {$attempts})\n";
