package dev.njia.transport;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Status line and header fields of an answer (RFC 9112). */
final class ResponseHead {
    private static final int MAX_OCTETS = 256 * 1024;
    private static final Pattern STATUS_LINE = Pattern.compile("HTTP/1\\.([01]) ([1-5][0-9]{2})(?: .*)?");

    private final boolean isPersistent;
    private final int status;
    private final Headers headers;

    private ResponseHead(boolean isPersistent, int status, Headers headers) {
        this.isPersistent = isPersistent;
        this.status = status;
        this.headers = headers;
    }

    int status() {
        return status;
    }

    Headers headers() {
        return headers;
    }

    /** Whether the server keeps the connection open after this answer. */
    boolean isPersistent() {
        return isPersistent;
    }

    /** The head of the final answer; interim answers (1xx) are passed over. */
    static ResponseHead readFinal(InputStream input) throws IOException {
        ResponseHead head = read(input);
        while (head.status < 200) {
            if (head.status == 101) {
                throw new IOException("the server switched protocols unasked");
            }
            head = read(input);
        }
        return head;
    }

    /** One head; reads not one octet further, so a tunnel can follow. */
    static ResponseHead read(InputStream input) throws IOException {
        int[] budget = {MAX_OCTETS};
        Matcher line = STATUS_LINE.matcher(line(input, budget));
        if (!line.matches()) {
            throw new IOException("this is no HTTP/1.1 answer");
        }
        List<Map.Entry<String, String>> fields = new ArrayList<>();
        for (String text = line(input, budget); !text.isEmpty(); text = line(input, budget)) {
            int colon = text.indexOf(':');
            if (colon <= 0) {
                throw new IOException("a malformed header field");
            }
            fields.add(Map.entry(text.substring(0, colon).strip(), text.substring(colon + 1).strip()));
        }
        Headers headers = Headers.of(fields);
        String connection = String.join(",", headers.all("connection")).toLowerCase(java.util.Locale.ROOT);
        boolean isPersistent = line.group(1).equals("1") ? !connection.contains("close") : connection.contains("keep-alive");
        return new ResponseHead(isPersistent, Integer.parseInt(line.group(2)), headers);
    }

    /** A line up to CR LF (or LF), as ISO 8859-1. */
    static String line(InputStream input, int[] budget) throws IOException {
        byte[] octets = new byte[128];
        int length = 0;
        for (int octet = input.read(); octet != '\n'; octet = input.read()) {
            if (octet < 0) {
                throw new EOFException("the connection was closed before the answer");
            }
            if (--budget[0] < 0) {
                throw new IOException("the head of the answer is larger than " + MAX_OCTETS + " octets");
            }
            if (length == octets.length) {
                octets = java.util.Arrays.copyOf(octets, length * 2);
            }
            octets[length++] = (byte) octet;
        }
        int end = length > 0 && octets[length - 1] == '\r' ? length - 1 : length;
        return new String(octets, 0, end, StandardCharsets.ISO_8859_1);
    }
}
