<?php

// The ten tasks of sdks/README.md, for real: each part between "task" and "end" is shown there. See scripts/sdk-tasks.ts.

declare(strict_types=1);

use Njia\Exception\BadRequestException;
use Njia\Exception\NjiaException;
use Njia\Exception\TimeoutException;
use Njia\Model\BulkPaymentItemRequest;
use Njia\Model\MobileMoneyParty;
use Njia\Model\PaymentEvent;
use Njia\Model\PaymentStatus;
use Njia\Model\SpendLimitInput;
use Njia\NjiaClient;
use Njia\Outcome;
use Njia\RequestOptions;

require __DIR__ . '/../php/autoload.php';

$njia = new NjiaClient();
$orderId = (string) getenv('TASK_ORDER');
$folder = (string) getenv('TASK_DELIVERY');
$secret = (string) getenv('TASK_SECRET');
$destination = new MobileMoneyParty(msisdn: '+237677999000', country: 'CM');

$tasks = [
    'pay' => static function () use ($njia): void {
        // task pay
        $payment = $njia->payments->create(
            amountMinorUnits: 25_000,
            currency: 'XAF',
            destination: new MobileMoneyParty(msisdn: '+237677999000', country: 'CM'),
        );
        echo $payment->id, ' ', $payment->meta()->requestId, PHP_EOL;
        // end
        assert($payment->amountMinorUnits === 25_000);
    },
    'retry' => static function () use ($njia, $orderId, $destination): void {
        // task retry
        $pay = static fn () => $njia->payments->create(
            amountMinorUnits: 25_000,
            currency: 'XAF',
            destination: $destination,
            options: new RequestOptions(idempotencyKey: $orderId),
        );
        try {
            $payment = $pay();
        } catch (NjiaException $error) {
            $payment = $error->outcome === Outcome::Unknown ? $pay() : throw $error; // never pays twice
        }
        // end
        $again = $pay();
        assert($again->id === $payment->id && $again->meta()->replayed);
    },
    'error' => static function () use ($njia, $destination): void {
        $seen = null;
        // task error
        try {
            $njia->payments->create(amountMinorUnits: -1, currency: 'XAF', destination: $destination);
        } catch (BadRequestException $error) {
            foreach ($error->fieldErrors as $field) {
                echo $field->pointer, ' ', $field->message, PHP_EOL;
            }
            $seen = [$error->errorCode, $error->requestId, $error->outcome]; // Outcome::None or ::Unknown
        }
        // end
        assert($seen !== null && $seen[2] === Outcome::None);
    },
    'list' => static function () use ($njia): void {
        $count = 0;
        // task list
        foreach ($njia->payments->list(status: PaymentStatus::Completed, limit: 2) as $payment) {
            echo $payment->id, PHP_EOL;
            if (++$count === 3) {
                break; // nothing more is fetched
            }
        }
        // end
        assert($count === 3);
    },
    'webhook' => static function () use ($njia, $folder, $secret): void {
        $body = (string) file_get_contents("{$folder}/body");
        $headers = json_decode((string) file_get_contents("{$folder}/headers"), true);
        // task webhook
        $event = $njia->webhooks->unwrap($body, $headers, [$secret]); // the octets as received
        if ($event instanceof PaymentEvent) {
            echo $event->id, ' ', $event->data->id, PHP_EOL;
        }
        // end
        assert($event instanceof PaymentEvent);
    },
    'wait' => static function () use ($njia, $destination): void {
        $id = $njia->payments->create(amountMinorUnits: 300, currency: 'XAF', destination: $destination)->id;
        // task wait
        $final = [PaymentStatus::Completed, PaymentStatus::Failed, PaymentStatus::Canceled, PaymentStatus::Expired];
        $payment = $njia->payments->retrieve($id);
        while (!in_array($payment->status, $final, true)) {
            usleep(500_000);
            $payment = $njia->payments->retrieve($id);
        }
        // end
        assert($payment->status === PaymentStatus::Completed);
    },
    'quote' => static function () use ($njia, $destination): void {
        // task quote
        $quote = $njia->quotes->create(amountMinorUnits: 25_000, currency: 'XAF', destination: $destination);
        $payment = $njia->payments->create(
            amountMinorUnits: 25_000,
            currency: 'XAF',
            destination: $destination,
            quoteId: $quote->id,
        );
        echo $quote->fee->amountMinorUnits, ' ', $payment->id, PHP_EOL;
        // end
        assert($quote->fee->amountMinorUnits >= 0);
    },
    'deadline' => static function () use ($njia): void {
        $kind = null;
        // task deadline
        try {
            $njia->payments->list(options: new RequestOptions(timeout: 5.0, deadline: 0.001)); // seconds
        } catch (TimeoutException $error) {
            $kind = $error::class;
        }
        // end
        assert($kind !== null);
    },
    'bulk' => static function () use ($njia, $destination): void {
        // task bulk
        $item = static fn (string $reference, int $amount) => new BulkPaymentItemRequest(
            itemReference: $reference,
            amountMinorUnits: $amount,
            currency: 'XAF',
            destination: $destination,
        );
        $bulk = $njia->bulkPayments->create(mode: 'partial', payments: [$item('M-1', 40_000), $item('M-2', 30_000)]);
        foreach ($njia->bulkPayments->listItems($bulk->id) as $each) {
            echo $each->itemReference, PHP_EOL;
        }
        // end
        assert($bulk->id !== '');
    },
    'card' => static function () use ($njia): void {
        // task card
        $card = $njia->ghostCards->create(
            currency: 'XAF',
            label: 'Market purchases',
            spendLimits: [
                new SpendLimitInput(scope: 'merchant', merchantId: '*', amountMinorUnits: 75_000, interval: 'daily'),
            ],
        );
        $njia->ghostCards->freeze($card->id);
        // end
        assert($card->id !== '');
    },
];

foreach (explode(',', (string) getenv('TASKS')) as $name) {
    $tasks[$name]();
    echo "task {$name} done\n";
}
