<?php

declare(strict_types=1);

namespace Njia\Tests\Unit;

use Njia\Exception;
use Njia\Exception\ApiException;
use Njia\Exception\DecodingException;
use Njia\Exception\PaginationException;
use Njia\Exception\ServerException;
use Njia\Fixtures;
use Njia\Internal\Json;
use Njia\Outcome;
use Njia\Page;
use Njia\RequestOptions;
use Njia\Testing\FakeTransport;
use Njia\Tests\Support\Clients;
use PHPUnit\Framework\TestCase;

/**
 * Statuses as errors, lists page by page, streams event by event.
 */
final class AnswersTest extends TestCase
{
    private static function failure(FakeTransport $fake): ApiException
    {
        try {
            Clients::fake($fake)->payments->retrieve('pay_1', options: new RequestOptions(maxRetries: 0));
        } catch (ApiException $error) {
            return $error;
        }
        self::fail('The call was to fail.');
    }

    public function testEachStatusHasItsException(): void
    {
        foreach (
            [
            400 => Exception\BadRequestException::class,
            401 => Exception\AuthenticationException::class,
            402 => Exception\PaymentRequiredException::class,
            403 => Exception\PermissionDeniedException::class,
            404 => Exception\NotFoundException::class,
            409 => Exception\ConflictException::class,
            418 => ApiException::class,
            422 => Exception\UnprocessableEntityException::class,
            429 => Exception\RateLimitException::class,
            500 => ServerException::class,
            599 => ServerException::class,
            ] as $status => $class
        ) {
            self::assertSame($class, self::failure((new FakeTransport())->respond('{}', $status))::class);
        }
    }

    public function testAProblemIsRead(): void
    {
        $error = self::failure((new FakeTransport())->respond([
            'type' => 'https://example/errors/x',
            'title' => 'Wrong',
            'detail' => 'The amount is wrong.',
            'code' => 'amount_invalid',
            'errors' => [['pointer' => '/amountMinorUnits', 'code' => 'too_small', 'message' => 'at least 1']],
        ], 422, ['X-Request-Id' => 'req_9', 'Content-Type' => 'application/problem+json']));
        self::assertSame('amount_invalid', $error->errorCode);
        self::assertSame('The amount is wrong.', $error->getMessage());
        self::assertSame('/amountMinorUnits', $error->fieldErrors[0]->pointer);
        self::assertSame('too_small', $error->fieldErrors[0]->code);
        self::assertSame('req_9', $error->requestId);
        self::assertSame(Outcome::None, $error->outcome);
        self::assertFalse($error->retryable);
    }

    public function testABodyThatIsNoJsonHidesNoStatus(): void
    {
        $fake = (new FakeTransport())->respond('<html>Bad Gateway</html>', 502, ['Content-Type' => 'text/html', 'X-Request-Id' => 'r']);
        $error = self::failure($fake);
        self::assertInstanceOf(ServerException::class, $error);
        self::assertSame([502, null, 'r'], [$error->status, $error->errorCode, $error->requestId]);
        self::assertSame('<html>Bad Gateway</html>', $error->rawBody);
    }

    /** trap:T23 trap:T10 */
    public function testARedirectIsAnErrorThatNamesItsOrigin(): void
    {
        $body = Fixtures::book()->answer('getPayment')->body;
        foreach ([300, 301, 302, 303, 304, 307, 308] as $status) {
            $fake = (new FakeTransport())->respond($body, $status, ['Location' => 'https://evil.example:8443/v1/payments?x=1']);
            $error = self::failure($fake);
            self::assertSame($status, $error->status);
            self::assertStringContainsString('https://evil.example:8443', $error->getMessage());
            self::assertStringNotContainsString('x=1', $error->getMessage());
            self::assertCount(1, $fake->sent);
        }
        foreach (['http:///', '', '/elsewhere'] as $location) {
            $error = self::failure((new FakeTransport())->respond($body, 302, ['Location' => $location]));
            self::assertStringContainsString('redirect', $error->getMessage());
        }
    }

    /** trap:T23 */
    public function testAnEmptySuccessIsNoModel(): void
    {
        foreach ([204, 200] as $status) {
            try {
                Clients::fake((new FakeTransport())->respond('', $status))->payments->retrieve('pay_1');
                self::fail('The answer was to be refused.');
            } catch (DecodingException $error) {
                self::assertSame($status, $error->status);
            }
        }
    }

    private static function page(string $ids, ?string $next): string
    {
        $payment = (array) Json::decode(Fixtures::book()->answer('getPayment')->body);
        $items = array_map(static fn (string $id): object => (object) [...$payment, 'id' => $id], str_split($ids));
        $list = (array) Json::decode(Fixtures::book()->answer('listPayments')->body);
        return Json::encode((object) [...$list, 'data' => $items, 'hasMore' => $next !== null, 'nextCursor' => $next]);
    }

    /**
     * @param Page<\Njia\Model\Payment> $page
     */
    private static function ids(iterable $page): string
    {
        $ids = '';
        foreach ($page as $payment) {
            $ids .= $payment->id;
        }
        return $ids;
    }

    public function testListsWalkAllPagesAndStopEarly(): void
    {
        $fake = (new FakeTransport())->respond(self::page('ab', 'c1'))->respond(self::page('cd', 'c2'))->respond(self::page('e', null));
        $page = Clients::fake($fake)->payments->list(limit: 2);
        self::assertSame('c1', $page->nextCursor);
        self::assertSame(200, $page->meta()?->status);
        self::assertSame('abcde', self::ids($page));
        self::assertStringContainsString('limit=2', $fake->sent[2]->url());
        self::assertStringContainsString('c2', $fake->sent[2]->url());
        $fake = (new FakeTransport())->respond(self::page('ab', 'c1'))->respond(self::page('cd', 'c2'));
        self::assertCount(3, Clients::fake($fake)->payments->list()->take(3));
        self::assertCount(2, $fake->sent, 'the third page is never asked for');
    }

    public function testARepeatedCursorRaises(): void
    {
        $fake = new FakeTransport();
        foreach (['c1', 'c2', 'c1', 'c2', 'c1', 'c2', 'c1'] as $cursor) {
            $fake->respond(self::page('a', $cursor));
        }
        $this->expectException(PaginationException::class);
        self::ids(Clients::fake($fake)->payments->list());
    }

    public function testAnErrorMidwayNamesTheCursor(): void
    {
        $fake = (new FakeTransport())->respond(self::page('ab', 'c1'))->respond('{"code":"gone"}', 400);
        try {
            self::ids(Clients::fake($fake)->payments->list());
            self::fail('The second page was to fail.');
        } catch (ApiException $error) {
            self::assertSame('c1', $error->cursor);
        }
    }

    public function testStreamsGiveTypedEvents(): void
    {
        $entry = Json::encode((object) ['object' => 'event', 'type' => 'unheard.of', 'id' => 'evt_1']);
        $text = "\u{feff}: hello\nid: 7\ndata: {$entry}\n\ndata:{$entry}\r\n\r\nevent: end\n\n";
        $fake = (new FakeTransport())->respond($text, 200, ['Content-Type' => 'text/event-stream']);
        $stream = Clients::raw('http://fake', null, 0, $fake)->call(
            new \Njia\Internal\Operation('stream', 'GET', '/x', results: ['200' => new \Njia\Internal\Returns('sse')]),
            [],
        );
        self::assertInstanceOf(\Njia\EventStream::class, $stream);
        $types = array_map(static fn (object $event): string => $event->type, iterator_to_array($stream, false));
        self::assertSame(['unheard.of', 'unheard.of'], $types);
        self::assertSame('7', $stream->lastEventId());
        self::assertSame(200, $stream->meta()->status);
    }
}
