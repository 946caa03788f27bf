<?php

declare(strict_types=1);

namespace Njia\Tests\Unit;

use Njia\EmptyResult;
use Njia\Exception\ArgumentException;
use Njia\Exception\ConfigurationException;
use Njia\Exception\DecodingException;
use Njia\Exception\NjiaException;
use Njia\Fixtures;
use Njia\Internal\ApiClient;
use Njia\Internal\ClientInfo;
use Njia\Internal\Codec;
use Njia\Internal\Credentials;
use Njia\Internal\Operation;
use Njia\Internal\OptionalBody;
use Njia\Internal\Paging;
use Njia\Internal\Param;
use Njia\Internal\Returns;
use Njia\Internal\Scheme;
use Njia\Model\MobileMoneyParty;
use Njia\Omit;
use Njia\RequestOptions;
use Njia\Testing\FakeTransport;
use Njia\Testing\VirtualSeam;
use Njia\Tests\Support\Clients;
use Njia\Transport\CurlTransport;
use Njia\Upload;
use Njia\Value;
use PHPUnit\Framework\TestCase;

/**
 * What other APIs than ours need of the runtime: every style of lists, of credentials and of answers.
 */
final class RuntimeTest extends TestCase
{
    /**
     * @param list<mixed> $pages bodies
     * @param array<string, string> $headers of all pages but the last
     * @return array{list<mixed>, list<string>} items, and the queries that were sent
     */
    private static function walk(Paging $paging, array $pages, array $headers = []): array
    {
        $fake = new FakeTransport();
        foreach ($pages as $index => $page) {
            $fake->respond($page, 200, $index < count($pages) - 1 ? $headers : []);
        }
        $params = [new Param('query', 'at', new Codec\IntCodec()), new Param('query', 'cursor', new Codec\TextCodec())];
        $results = ['200' => new Returns('json', new Codec\AnyCodec())];
        $operation = new Operation('list', 'GET', '/x', $params, results: $results, paging: $paging);
        $page = Clients::raw('http://fake', transport: $fake)->list($operation, ['query at' => Omit::Value]);
        $items = iterator_to_array($page, false);
        return [$items, array_map(static fn ($request): string => (string) parse_url($request->url(), PHP_URL_QUERY), $fake->sent)];
    }

    public function testOffsetsCountItems(): void
    {
        $pages = [['rows' => [1, 2]], ['rows' => [3]], ['rows' => []]];
        self::assertSame([[1, 2, 3], ['', 'at=2', 'at=3']], self::walk(new Paging('offset', 'query at', ['rows']), $pages));
    }

    public function testPagesCountPages(): void
    {
        $pages = [['rows' => [1, 2], 'more' => true], ['rows' => [3], 'more' => false]];
        self::assertSame([[1, 2, 3], ['', 'at=2']], self::walk(new Paging('page', 'query at', ['rows'], [], ['more']), $pages));
    }

    public function testCursorsInBodiesAndHeaders(): void
    {
        $pages = [['rows' => [1], 'meta' => ['next' => 'c1']], ['rows' => [2], 'meta' => ['next' => null]]];
        $body = new Paging('cursor', 'query cursor', ['rows'], ['meta', 'next']);
        self::assertSame([[1, 2], ['', 'cursor=c1']], self::walk($body, $pages));
        $header = new Paging('cursor', 'query cursor', ['rows'], header: 'X-Next');
        self::assertSame([[1, 2], ['', 'cursor=c9']], self::walk($header, $pages, ['X-Next' => 'c9']));
    }

    public function testLinksAreFollowedByTheirQueryAlone(): void
    {
        $pages = [[1, 2], [3]];
        $link = ['Link' => '<https://evil.example/x?at=7&cursor=c%201&unknown=1>; rel="prev next"'];
        self::assertSame([[1, 2, 3], ['', 'at=7&cursor=c%201']], self::walk(new Paging('link'), $pages, $link));
        $pages = [['rows' => [1], 'next' => 'https://x/y?at=3'], ['rows' => [2], 'next' => null]];
        self::assertSame([[1, 2], ['', 'at=3']], self::walk(new Paging('link', '', ['rows'], ['next']), $pages));
    }

    public function testMetadata(): void
    {
        $info = new ClientInfo('x', '1', '1', metaHeaders: [
            'requestId' => 'X-Id',
            'limit' => 'X-Limit',
            'remaining' => 'X-Left',
            'reset' => 'X-Reset',
            'replayed' => 'X-Replayed',
        ], resetIsDelta: true);
        $fake = (new FakeTransport())->respond('{}', 200, [
            'X-Id' => 'r1',
            'X-Limit' => '100',
            'X-Left' => '7',
            'X-Reset' => '30',
            'X-Replayed' => 'true',
            'Deprecation' => '@1700000000',
            'Sunset' => 'Sun, 06 Nov 2033 08:49:37 GMT',
            'Link' => '<https://docs.example/x>; rel="deprecation", <https://docs.example/y>; rel=successor-version',
        ]);
        $client = new ApiClient(
            $info,
            new Credentials([], []),
            new RequestOptions(),
            $fake,
            new VirtualSeam(1_000.0),
            'http://fake',
            null,
            false,
        );
        $meta = $client->call(Clients::operation('GET'), [])->meta();
        self::assertSame(['r1', true, 200, 1], [$meta->requestId, $meta->replayed, $meta->status, $meta->attempts]);
        $limit = $meta->rateLimit;
        self::assertSame([100, 7, 1_030], [$limit?->limit, $limit?->remaining, $limit?->reset]);
        $notice = $meta->deprecation;
        self::assertSame([1_700_000_000, 'Sun, 06 Nov 2033 08:49:37 GMT'], [$notice?->since, $notice?->sunset]);
        self::assertSame('https://docs.example/y', $notice?->links['successor-version'] ?? null);
        self::assertSame('r1', $meta->headers->get('x-ID'));
        self::assertGreaterThan(5, count($meta->headers));
        self::assertArrayHasKey('x-id', iterator_to_array($meta->headers));
    }

    public function testCredentialsTravelWhereTheyBelong(): void
    {
        $secrets = ['k' => 'key=1', 'c' => 'cookie', 'b' => 'user:pass', 't' => static fn (): string => 'token'];
        $schemes = [
            new Scheme('K', 'k', 'query', 'api_key'),
            new Scheme('C', 'c', 'cookie', 'sid'),
            new Scheme('B', 'b', 'basic'),
            new Scheme('T', 't', 'bearer'),
        ];
        $fake = (new FakeTransport())->respond('{}')->respond('{}');
        foreach ([[['B']], [['T', 'K', 'C']]] as $auth) {
            $client = new ApiClient(
                new ClientInfo('x', '1', '1', schemes: $schemes),
                new Credentials($schemes, $secrets),
                new RequestOptions(),
                $fake,
                new VirtualSeam(),
                'http://fake',
                null,
                false,
            );
            $client->call(new Operation('o', 'GET', '/x', results: ['200' => new Returns('json')], auth: $auth), []);
        }
        [$basic, $token] = $fake->sent;
        self::assertSame('Basic ' . base64_encode('user:pass'), $basic->header('Authorization'));
        self::assertSame('Bearer token', $token->header('Authorization'));
        self::assertSame('sid=cookie', $token->header('Cookie'));
        self::assertSame('http://fake/x?api_key=key%3D1', $token->url());
        $this->expectException(ConfigurationException::class);
        $this->expectExceptionMessage('There is no t: pass it to the client, or set X_TOKEN.');
        (new Credentials([new Scheme('T', 't', 'bearer', env: 'X_TOKEN')], []))->forCall([['T']]);
    }

    public function testCredentialsThatAreNoneAreRefused(): void
    {
        foreach (['', "a\nb", static fn (): int => 1] as $wrong) {
            $scheme = new Scheme('T', 't', 'bearer');
            try {
                (new Credentials([$scheme], ['t' => $wrong]))->forCall([['T']]);
                self::fail('The credential was to be refused.');
            } catch (ConfigurationException $error) {
                self::assertStringStartsWith('t ', $error->getMessage());
            }
        }
    }

    public function testAnswersWithoutAModel(): void
    {
        $ask = static fn (string $kind, string $body, int $status = 200): object
            => Clients::raw('http://fake', transport: (new FakeTransport())->respond($body, $status))
                ->call(new Operation('o', 'GET', '/x', results: ['2XX' => new Returns($kind)]), []);
        $nothing = $ask('nothing', '', 204);
        self::assertInstanceOf(EmptyResult::class, $nothing);
        self::assertSame(204, $nothing->meta()?->status);
        $text = $ask('text', 'a,b');
        self::assertInstanceOf(Value::class, $text);
        self::assertSame(['a,b', 'a,b', '"a,b"', 200], [$text->value, $text->toWire(), json_encode($text), $text->meta()?->status]);
        self::assertSame([1, 2], $ask('json', '[1,2]')->value);
        self::assertSame([1, 2], iterator_to_array($ask('ndjson', "1\n2\n"), false));
        foreach ([['sse', "data: {\n\n"], ['ndjson', "1\n{"]] as [$kind, $broken]) {
            try {
                iterator_to_array($ask($kind, $broken), false);
                self::fail('The stream was to be refused.');
            } catch (DecodingException $error) {
                self::assertSame(200, $error->status);
            }
        }
    }

    public function testAStatusThatIsNotDescribed(): void
    {
        $operation = new Operation('o', 'GET', '/x', results: ['200' => new Returns('json')]);
        $this->expectException(DecodingException::class);
        $this->expectExceptionMessage('status 202 is not described');
        Clients::raw('http://fake', transport: (new FakeTransport())->respond('{}', 202))->call($operation, []);
    }

    public function testErrorsSurviveTheirSerialisation(): void
    {
        try {
            Clients::fake((new FakeTransport())->respond(['code' => 'x', 'detail' => 'no'], 404))->payments->retrieve('pay_1');
        } catch (NjiaException $error) {
            $again = unserialize(serialize($error));
            self::assertInstanceOf($error::class, $again);
            self::assertSame([404, 'x', 'no', 1], [$again->status, $again->errorCode, $again->getMessage(), $again->attempts]);
            self::assertNull($again->rawBody);
        }
    }

    public function testFiles(): void
    {
        $upload = Upload::file(__FILE__, 'text/x-php');
        self::assertSame(['RuntimeTest.php', 'text/x-php'], [$upload->name, $upload->media]);
        self::assertStringEqualsFile(__FILE__, $upload->contents);
        foreach ([static fn () => Upload::file('/not/there'), static fn () => new CurlTransport(caFile: '/not/there')] as $wrong) {
            try {
                $wrong();
                self::fail('The file was to be refused.');
            } catch (\InvalidArgumentException | ConfigurationException $error) {
                self::assertStringContainsString('read', $error->getMessage());
            }
        }
    }

    public function testTheFakeTransportSaysWhatIsWrong(): void
    {
        $fake = new FakeTransport();
        try {
            Clients::fake($fake)->payments->retrieve('pay_1');
            self::fail('There was no answer.');
        } catch (\LogicException $error) {
            self::assertStringContainsString('No answer is queued for GET number 1', $error->getMessage());
        }
        $this->expectException(\LogicException::class);
        $this->expectExceptionMessage('1 requests were sent, the last one GET; expected are 2 and POST.');
        $fake->assertSent(2, 'POST');
    }

    public function testFixturesAnswerByMethodAndPath(): void
    {
        $book = Fixtures::book();
        $client = Clients::fake($book->transport());
        self::assertStringStartsWith('pay_', $client->payments->create(amountMinorUnits: 1, currency: 'XAF')->id);
        self::assertStringStartsWith('pay_', $client->payments->retrieve('pay_any')->id);
        self::assertNotSame([], iterator_to_array($client->payments->list(), false));
        foreach ([static fn () => $book->answer('noSuch'), static fn () => $book->model(MobileMoneyParty::class)] as $wrong) {
            try {
                $wrong();
                self::fail('There is no such fixture.');
            } catch (ArgumentException $error) {
                self::assertNotSame('', $error->getMessage());
            }
        }
        $this->expectException(\LogicException::class);
        $book->transport()->send(Clients::request('GET', 'http://fake/nowhere'));
    }

    public function testABodyMayBeLeftOutAsAWhole(): void
    {
        self::assertSame(Omit::Value, OptionalBody::of(MobileMoneyParty::class, ['msisdn' => Omit::Value, '+extra' => []]));
        $party = OptionalBody::of(MobileMoneyParty::class, ['msisdn' => '+241', 'country' => 'GA', 'provider' => Omit::Value]);
        self::assertInstanceOf(MobileMoneyParty::class, $party);
        self::assertFalse($party->has('provider'));
        self::assertTrue($party->equals(MobileMoneyParty::fixture((array) $party->toWire())));
        $this->expectException(ArgumentException::class);
        $this->expectExceptionMessage('The member country of the body is missing.');
        OptionalBody::of(MobileMoneyParty::class, ['msisdn' => '+241']);
    }

    public function testCookieParametersAndArgumentsWithoutAForm(): void
    {
        $params = [new Param('cookie', 'c', new Codec\TextCodec()), new Param('cookie', 'd', new Codec\TextCodec())];
        $operation = new Operation('o', 'GET', '/x', $params, results: ['200' => new Returns('json')]);
        $fake = (new FakeTransport())->respond('{}');
        Clients::raw('http://fake', transport: $fake)->call($operation, ['cookie c' => 'a b', 'cookie d' => 'e']);
        self::assertSame('c=a%20b; d=e', $fake->sent[0]->header('Cookie'));
        $this->expectException(ArgumentException::class);
        Clients::fake(new FakeTransport())->payments->create(amountMinorUnits: 1, currency: "\xff");
    }
}
