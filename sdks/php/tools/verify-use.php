<?php

// What verify-package.php runs inside an empty project: php use.php <autoloader>. Any surprise is an error.

declare(strict_types=1);

use Njia\Exception\BadRequestException;
use Njia\Exception\NotFoundException;
use Njia\Model\MobileMoneyParty;
use Njia\Model\PaymentEvent;
use Njia\NjiaClient;

set_error_handler(static function (int $level, string $text, string $file, int $line): never {
    throw new ErrorException($text, 0, $level, $file, $line);
});
require __DIR__ . '/' . $argv[1];

$njia = new NjiaClient();
$receiver = stream_socket_server('tcp://127.0.0.1:0') ?: throw new RuntimeException('No port is free.');
$endpoint = $njia->webhookEndpoints->create(
    url: 'http://' . stream_socket_get_name($receiver, false) . '/hook',
    events: ['*'],
);
$pay = static fn (int $amount): object => $njia->payments->create(
    amountMinorUnits: $amount,
    currency: 'XAF',
    destination: new MobileMoneyParty(msisdn: '+237677999000', country: 'CM'),
    reference: 'verify-php',
);
$payment = $pay(25_000);
expect($payment->meta()?->status === 201 && $payment->amountMinorUnits === 25_000, 'the payment is made');

try {
    $pay(-1);
    expect(false, 'a negative amount is refused');
} catch (BadRequestException $error) {
    expect($error->fieldErrors !== [] && $error->requestId !== null, 'the error names the field');
}
try {
    $njia->payments->retrieve('pay_01kag9ytq2f7sv3w5x8a0b1c2d');
    expect(false, 'an unknown payment is not found');
} catch (NotFoundException $error) {
    expect($error->errorCode === 'resource_not_found', 'the code is stable');
}

$pay(26_000);
$listed = 0;
foreach ($njia->payments->list(reference: 'verify-php', limit: 1) as $found) {
    expect($found->reference === 'verify-php', 'the filter holds');
    ++$listed;
}
expect($listed >= 2, 'the list goes over several pages');

[$body, $headers] = delivery($receiver);
$event = $njia->webhooks->unwrap($body, $headers, (string) $endpoint->secret);
expect($event instanceof PaymentEvent, 'the webhook is an event of a payment');
$njia->webhookEndpoints->delete($endpoint->id);
echo "{$payment->id} paid, 2 errors read, {$listed} listed, webhook {$event->id} verified";

function expect(bool $holds, string $what): void
{
    $holds || throw new RuntimeException("It does not hold: {$what}.");
}

/**
 * The first delivery of an event of a payment; others are answered, too.
 *
 * @param resource $receiver
 * @return array{string, array<string, string>}
 */
function delivery($receiver): array
{
    $end = microtime(true) + 30;
    while (($left = $end - microtime(true)) > 0) {
        $connection = @stream_socket_accept($receiver, $left);
        if ($connection === false) {
            break;
        }
        $headers = [];
        fgets($connection);
        while (($line = trim((string) fgets($connection))) !== '') {
            [$name, $value] = explode(': ', $line, 2);
            $headers[strtolower($name)] = $value;
        }
        $body = (string) stream_get_contents($connection, (int) ($headers['content-length'] ?? 0));
        fwrite($connection, "HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n");
        fclose($connection);
        if (str_contains($body, '"type":"payment.')) {
            return [$body, $headers];
        }
    }
    throw new RuntimeException('No webhook arrived within 30 s.');
}
