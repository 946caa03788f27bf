<?php

declare(strict_types=1);

namespace Njia\Tests\Live;

use Njia\Exception\BadRequestException;
use Njia\Exception\NotFoundException;
use Njia\Model\MobileMoneyParty;
use Njia\NjiaClient;
use Njia\Outcome;
use Njia\RequestOptions;
use Njia\Tests\Support\LiveServer;
use PHPUnit\Framework\TestCase;

/**
 * The path of money against the real server.
 */
final class PaymentTest extends TestCase
{
    public function testTheSameKeyPaysOnce(): void
    {
        LiveServer::shared();
        $njia = new NjiaClient();
        $pay = static fn () => $njia->payments->create(
            amountMinorUnits: 25_000,
            currency: 'XAF',
            destination: new MobileMoneyParty(msisdn: '+237677999000', country: 'CM'),
            reference: 'php-live',
            options: new RequestOptions(idempotencyKey: 'php-live-1'),
        );
        [$first, $second] = [$pay(), $pay()];
        self::assertSame($first->id, $second->id);
        self::assertSame([false, true], [$first->meta()?->replayed, $second->meta()?->replayed]);
        self::assertSame(25_000, $njia->payments->retrieve($first->id)->amountMinorUnits);
        $found = $njia->payments->list(reference: 'php-live');
        self::assertCount(1, iterator_to_array($found, false));
    }

    public function testErrorsSayWhatIsWrong(): void
    {
        LiveServer::shared();
        $njia = new NjiaClient();
        try {
            $njia->payments->create(amountMinorUnits: -1, currency: 'XAF');
            self::fail('The payment was to be refused.');
        } catch (BadRequestException $error) {
            self::assertNotSame([], $error->fieldErrors);
            self::assertNotNull($error->requestId);
            self::assertSame(Outcome::None, $error->outcome);
        }
        $this->expectException(NotFoundException::class);
        $njia->payments->retrieve('pay_01kag9ytq2f7sv3w5x8a0b1c2d');
    }
}
