package dev.njia.runtime;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.njia.codec.Codecs;
import dev.njia.errors.CanceledException;
import dev.njia.errors.ConfigurationException;
import dev.njia.errors.ConnectionException;
import dev.njia.errors.DecodingException;
import dev.njia.json.JsonException;
import dev.njia.json.JsonValue;
import dev.njia.meta.MetaNames;
import dev.njia.testing.FakeTransport;
import dev.njia.transport.TransportRequest;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;

/** How arguments, bodies and streams travel, on operations made for the purpose. */
class WireTest {
    private static final MetaNames NAMES = new MetaNames("X-Request-Id", "X-Replayed", "L", "R", "E", true);
    private static final ApiInfo API = new ApiInfo("test/1", "1", "http://api.test/base/", "X-Version", "7", NAMES,
            new AuthScheme("key", "apiKey", AuthScheme.Kind.QUERY, "k", ""),
            new AuthScheme("jar", "jar", AuthScheme.Kind.COOKIE, "sid", ""),
            new AuthScheme("basic", "login", AuthScheme.Kind.BASIC, "", ""));

    private static final class Builder extends ClientBuilder<Builder> {
        Builder() {
            super(API);
        }

        @Override
        protected Builder self() {
            return this;
        }

        Builder with(String option, String value) {
            return credential(option, value);
        }

        Core open() {
            return core();
        }
    }

    private static JsonValue json(String text) {
        try {
            return JsonValue.parse(text);
        } catch (JsonException e) {
            throw new IllegalArgumentException(text, e);
        }
    }

    private static TransportRequest sent(Operation<?> operation, Arguments arguments) {
        FakeTransport fake = new FakeTransport().answer(200, "\"ok\"");
        try (Core core = new Builder().transport(fake).open()) {
            core.call(operation, arguments, RequestOptions.NONE);
        }
        return fake.requests().get(0);
    }

    private static String path(String style, boolean isExploded, String value) {
        Operation<?> operation = new Operation<>("o", "GET", "/x/{p}", Returns.value(Codecs.ANY))
                .param(new Param("p", "p", Param.Place.PATH, style, isExploded, false));
        return sent(operation, new Arguments().path(Codecs.ANY, json(value))).uri().getRawPath().substring("/base/x/".length());
    }

    @Test
    void pathStylesFollowTheStandard() {
        assertEquals("a%20b%2Fc", path("simple", false, "\"a b/c\""));
        assertEquals("1,2", path("simple", false, "[1,2]"));
        assertEquals("a,1", path("simple", false, "{\"a\":1}"));
        assertEquals("a=1", path("simple", true, "{\"a\":1}"));
        assertEquals(".1.2", path("label", true, "[1,2]"));
        assertEquals(".a", path("label", false, "\"a\""));
        assertEquals(";p=1;p=2", path("matrix", true, "[1,2]"));
        assertEquals(";p=1,2", path("matrix", false, "[1,2]"));
        assertEquals(";a=1", path("matrix", true, "{\"a\":1}"));
        assertThrows(IllegalArgumentException.class, () -> path("simple", false, "\"..\""));
        assertThrows(IllegalArgumentException.class, () -> path("simple", false, "\".\""));
        assertThrows(IllegalArgumentException.class, () -> path("simple", false, "\"\""));
    }

    private static String query(String style, boolean isExploded, boolean isReserved, String value) {
        Operation<?> operation = new Operation<>("o", "GET", "/x", Returns.value(Codecs.ANY))
                .param(new Param("q", "q", Param.Place.QUERY, style, isExploded, isReserved));
        Arguments arguments = new Arguments();
        return sent(operation, arguments.at(java.util.Map.of("q", json(value)))).uri().getRawQuery();
    }

    @Test
    void queryStylesFollowTheStandard() {
        assertEquals("q=a%26b", query("form", true, false, "\"a&b\""));
        assertEquals("q=1&q=2", query("form", true, false, "[1,2]"));
        assertEquals("q=1,2", query("form", false, false, "[1,2]").replace("%2C", ","));
        assertEquals("a=1&b=2", query("form", true, false, "{\"a\":1,\"b\":2}"));
        assertEquals("q[a]=1&q[b][c]=2&q[b][c]=3", query("deepObject", true, false, "{\"a\":1,\"b\":{\"c\":[2,3]}}"));
        assertEquals("q=1%202", query("spaceDelimited", false, false, "[1,2]"));
        assertEquals("q=1%7C2", query("pipeDelimited", false, false, "[1,2]"));
        assertEquals("q=%7B%22a%22:1%7D", query("json", false, false, "{\"a\":1}"));
        assertEquals("q=a/b?c", query("form", true, true, "\"a/b?c\""));
    }

    @Test
    void headersAndCookiesTravelPlain() {
        Operation<?> operation = new Operation<>("o", "GET", "/x", Returns.value(Codecs.ANY))
                .param(new Param("h", "X-H", Param.Place.HEADER, "simple", false, false))
                .param(new Param("e", "X-E", Param.Place.HEADER, "simple", true, false))
                .param(new Param("j", "X-J", Param.Place.HEADER, "json", false, false))
                .param(new Param("c", "c", Param.Place.COOKIE, "form", true, false));
        TransportRequest request = sent(operation, new Arguments().at(json("{\"h\":[1,\"a b\"],\"e\":{\"a\":1},\"j\":{\"a\":1},\"c\":\"v\"}")
                .members()));
        assertEquals("1,a b", request.headers().first("x-h").orElseThrow());
        assertEquals("a=1", request.headers().first("x-e").orElseThrow());
        assertEquals("{\"a\":1}", request.headers().first("x-j").orElseThrow());
        assertEquals("c=v", request.headers().first("cookie").orElseThrow());
        assertEquals("7", request.headers().first("x-version").orElseThrow());
        assertThrows(IllegalArgumentException.class, () -> sent(operation, new Arguments().at(json("{\"h\":\"a\\nb\"}").members())));
    }

    private static String body(BodyFormat format, String value) {
        Operation<?> operation = new Operation<>("o", "POST", "/x", Returns.value(Codecs.ANY)).body(format);
        return new String(sent(operation, new Arguments().body(Codecs.ANY, json(value))).body().orElseThrow(), StandardCharsets.UTF_8);
    }

    @Test
    void bodiesTravelInTheirFormat() {
        assertEquals("{\"a\":1.0}", body(BodyFormat.json("application/json"), "{\"a\":1.0}"));
        assertEquals("a=1+2&b=x&b=y", body(BodyFormat.form(), "{\"a\":\"1 2\",\"b\":[\"x\",\"y\"]}"));
        assertEquals("plain", body(BodyFormat.text("text/plain"), "\"plain\""));
        assertEquals("hi", body(BodyFormat.octets("image/png"), "\"aGk=\""));
        String parts = body(BodyFormat.multipart("file"), "{\"file\":\"aGk=\",\"note\\\"\":\"n\",\"o\":{\"a\":1},\"l\":[1,2]}");
        assertTrue(parts.contains("name=\"file\"; filename=\"file\"\r\nContent-Type: application/octet-stream\r\n\r\nhi\r\n"), parts);
        assertTrue(parts.contains("name=\"note%22\"\r\n\r\nn\r\n"), parts);
        assertTrue(parts.contains("Content-Type: application/json\r\n\r\n{\"a\":1}"), parts);
        assertTrue(parts.endsWith("--\r\n"));
    }

    @Test
    void credentialsTravelWhereTheDescriptionSays() {
        FakeTransport fake = new FakeTransport().answer(200, "1");
        Operation<Result<JsonValue>> operation = new Operation<>("o", "GET", "/x", Returns.value(Codecs.ANY)).auth("key", "jar", "basic");
        try (Core core = new Builder().with("apiKey", "a b").with("jar", "c").with("login", "u:p").transport(fake).open()) {
            assertEquals(JsonValue.of(1), core.call(operation, new Arguments(), RequestOptions.NONE).value());
        }
        TransportRequest request = fake.requests().get(0);
        assertEquals("k=a%20b", request.uri().getRawQuery());
        assertEquals("sid=c", request.headers().first("cookie").orElseThrow());
        assertEquals("Basic dTpw", request.headers().first("authorization").orElseThrow());
        try (Core core = new Builder().transport(fake).open()) {
            assertThrows(ConfigurationException.class, () -> core.call(operation, new Arguments(), RequestOptions.NONE));
        }
        assertThrows(ConfigurationException.class, () -> new Builder().with("apiKey", " "));
        assertThrows(ConfigurationException.class, () -> new Builder().with("apiKey", "\u00e9"));
        for (String wrong : List.of("api.test", "ftp://api.test", "http://u:p@api.test", "http://api.test?a", "::")) {
            assertThrows(ConfigurationException.class, () -> new Builder().baseUrl(wrong).open(), wrong);
        }
    }

    @Test
    void answersComeAsTextOctetsOrByTheirStatus() {
        FakeTransport fake = new FakeTransport().answer(200, "plain").answer(200, "hi").answer(202, "7").answer(200, "\"a\"").answer(201, "");
        try (Core core = new Builder().transport(fake).open()) {
            assertEquals("plain", core.call(new Operation<>("o", "GET", "/", Returns.text("text/plain")), new Arguments(),
                    RequestOptions.NONE).value());
            assertArrayEquals("hi".getBytes(StandardCharsets.UTF_8), core.call(new Operation<>("o", "GET", "/", Returns.octets("*/*")),
                    new Arguments(), RequestOptions.NONE).value());
            Operation<Result<Object>> choice = new Operation<>("o", "GET", "/",
                    Returns.choice(new String[] {"200", "2XX", "201"}, Codecs.STRING, Codecs.INT64, null));
            assertEquals(7L, core.call(choice, new Arguments(), RequestOptions.NONE).value());
            assertEquals("a", core.call(choice, new Arguments(), RequestOptions.NONE).value());
            assertEquals(JsonValue.NULL, core.call(choice, new Arguments(), RequestOptions.NONE).value());
        }
    }

    private static List<String> read(Returns<EventStream<JsonValue>> returns, String body) throws Exception {
        RawServer.Script script = (n, socket) -> {
            String head = "HTTP/1.1 200 X\r\nTransfer-Encoding: chunked\r\nX-Request-Id: r\r\n\r\n";
            StringBuilder chunks = new StringBuilder(head);
            for (String piece : body.split("(?<=\\G.{7})", -1)) {
                chunks.append(Integer.toHexString(piece.getBytes(StandardCharsets.UTF_8).length)).append(";x\r\n").append(piece).append("\r\n");
            }
            socket.getOutputStream().write(chunks.append("0\r\nTrailer: a\r\n\r\n").toString().replace("0;x\r\n\r\n0\r\n", "0\r\n")
                    .getBytes(StandardCharsets.UTF_8));
        };
        List<String> seen = new ArrayList<>();
        try (RawServer server = new RawServer(script); Core core = new Builder().baseUrl(server.url()).open();
                EventStream<JsonValue> stream = core.call(new Operation<>("o", "GET", "/", returns), new Arguments(), RequestOptions.NONE)) {
            assertEquals("r", stream.meta().requestId().orElseThrow());
            Iterator<JsonValue> items = stream.iterator();
            while (items.hasNext()) {
                seen.add(items.next().toString());
            }
            assertThrows(NoSuchElementException.class, items::next);
        }
        return seen;
    }

    @Test
    void streamsGiveOneValueAtATime() throws Exception {
        assertEquals(List.of("1", "{\"a\":2}"), read(Returns.events(Codecs.ANY), ": hello\n\ndata: 1\n\nevent: x\ndata: {\"a\":\ndata:2}\n\nid: 1\n\n"));
        assertEquals(List.of("1", "2"), read(Returns.lines(Codecs.ANY), "1\n\n2\n"));
        assertThrows(DecodingException.class, () -> read(Returns.lines(Codecs.ANY), "{\n"));
        RawServer.Script script = (n, socket) -> {
            socket.getOutputStream().write("HTTP/1.1 200 X\r\nContent-Length: 99\r\n\r\n1\n".getBytes(StandardCharsets.US_ASCII));
            socket.close();
        };
        try (RawServer server = new RawServer(script); Core core = new Builder().baseUrl(server.url()).open();
                EventStream<Long> stream = core.call(new Operation<>("o", "GET", "/", Returns.lines(Codecs.INT64)), new Arguments(),
                        RequestOptions.NONE)) {
            Iterator<Long> items = stream.iterator();
            assertEquals(1L, items.next());
            assertThrows(ConnectionException.class, items::hasNext);
            // a source that is at its end has no error to tell of its closing
            EventStream<JsonValue> ended = new EventStream<>(new ByteArrayInputStream(new byte[0]), Codecs.ANY, true, stream.meta());
            assertFalse(ended.iterator().hasNext());
            ended.close();
            assertThrows(CanceledException.class, ended.iterator()::hasNext);
        }
    }

    @Test
    void aDownloadIsReadAsItComes() throws Exception {
        RawServer.Script script = (n, socket) -> {
            socket.getOutputStream().write("HTTP/1.0 200 X\r\n\r\nuntil the end".getBytes(StandardCharsets.US_ASCII));
            socket.close();
        };
        try (RawServer server = new RawServer(script); Core core = new Builder().baseUrl(server.url()).open();
                Download download = core.call(new Operation<>("o", "GET", "/", Returns.download()), new Arguments(), RequestOptions.NONE)) {
            assertEquals("until the end", new String(download.stream().readAllBytes(), StandardCharsets.US_ASCII));
            assertEquals(-1, download.stream().read());
            assertEquals(200, download.meta().status());
        }
    }

    @Test
    void listsGoOnInEveryStyle() {
        for (Paging.Style style : Paging.Style.values()) {
            FakeTransport fake = new FakeTransport();
            boolean isLink = style == Paging.Style.LINK;
            fake.answer(200, "{\"data\":[1,2],\"next\":\"c1\"}", isLink
                    ? java.util.Map.of("Link", "</x?q=a%20b&page=2>; rel=\"next\", </y>; rel=\"last\"") : java.util.Map.of());
            fake.answer(200, "{\"data\":[3]}").answer(200, "{\"data\":[]}");
            Operation<PageBody<Long>> operation = new Operation<>("o", "GET", "/x",
                    Returns.page(Codecs.ANY, "/data", Codecs.INT64))
                    .param(new Param("at", "at", Param.Place.QUERY, "form", true, false))
                    .param(new Param("q", "q", Param.Place.QUERY, "form", true, false))
                    .param(new Param("page", "page", Param.Place.QUERY, "form", true, false))
                    .paging(new Paging(style, "at", "/data", style == Paging.Style.CURSOR ? "/next" : "", "", ""));
            try (Core core = new Builder().transport(fake).open()) {
                List<Long> seen = new ArrayList<>();
                core.list(operation, new Arguments(), RequestOptions.NONE).forEach(seen::add);
                assertEquals(List.of(1L, 2L, 3L), seen, style.name());
                String second = fake.requests().get(1).uri().getRawQuery();
                assertEquals(style == Paging.Style.CURSOR ? "at=c1" : style == Paging.Style.OFFSET ? "at=2"
                        : style == Paging.Style.PAGE ? "at=2" : "q=a%20b&page=2", second);
                assertFalse(core.toString().contains("null"));
            }
        }
    }
}
