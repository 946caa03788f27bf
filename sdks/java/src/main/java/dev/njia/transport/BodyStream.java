package dev.njia.transport;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Locale;

/** The body of an answer, however its end is marked (RFC 9112, 6). At its end the connection is given back or closed. */
final class BodyStream extends InputStream {
    private enum Framing { LENGTH, CHUNKED, CLOSE }

    private final InputStream input;
    private final Framing framing;
    private final Runnable onEnd;
    private final Runnable onBreak;
    private long left;
    private boolean isFirstChunk = true;
    private boolean hasEnded;

    BodyStream(String method, ResponseHead head, InputStream input, Runnable onKeep, Runnable onBreak) throws IOException {
        this.input = input;
        this.onBreak = onBreak;
        boolean isEmpty = method.equals("HEAD") || head.status() == 204 || head.status() == 304;
        this.framing = isEmpty ? Framing.LENGTH : framingOf(head.headers());
        this.left = isEmpty || framing != Framing.LENGTH ? 0 : lengthOf(head.headers());
        this.onEnd = head.isPersistent() && framing != Framing.CLOSE ? onKeep : onBreak;
        if (framing == Framing.LENGTH && left == 0) {
            end();
        }
    }

    private static Framing framingOf(Headers headers) throws IOException {
        List<String> codings = headers.all("transfer-encoding");
        if (!codings.isEmpty()) {
            if (!codings.get(codings.size() - 1).toLowerCase(Locale.ROOT).endsWith("chunked")) {
                throw new IOException("an unknown transfer coding");
            }
            return Framing.CHUNKED;
        }
        return headers.first("content-length").isPresent() ? Framing.LENGTH : Framing.CLOSE;
    }

    private static long lengthOf(Headers headers) throws IOException {
        List<String> lengths = headers.all("content-length");
        String first = lengths.get(0);
        if (!first.matches("[0-9]{1,18}") || lengths.stream().anyMatch(other -> !other.equals(first))) {
            throw new IOException("a malformed Content-Length");
        }
        return Long.parseLong(first);
    }

    private void end() {
        if (!hasEnded) {
            hasEnded = true;
            onEnd.run();
        }
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
        if (hasEnded || length == 0) {
            return hasEnded ? -1 : 0;
        }
        try {
            return next(buffer, offset, length);
        } catch (IOException e) {
            hasEnded = true;
            onBreak.run();
            throw e;
        }
    }

    private int next(byte[] buffer, int offset, int length) throws IOException {
        if (framing == Framing.CHUNKED && left == 0) {
            nextChunk();
            if (hasEnded) {
                return -1;
            }
        }
        int wanted = framing == Framing.CLOSE ? length : (int) Math.min(length, left);
        int count = input.read(buffer, offset, wanted);
        if (count < 0 && framing != Framing.CLOSE) {
            throw new EOFException("the body ends early");
        }
        if (count < 0) {
            end();
            return -1;
        }
        left -= framing == Framing.CLOSE ? 0 : count;
        if (framing == Framing.LENGTH && left == 0) {
            end();
        }
        return count;
    }

    private void nextChunk() throws IOException {
        int[] budget = {16 * 1024};
        if (!isFirstChunk && !ResponseHead.line(input, budget).isEmpty()) {
            throw new IOException("a malformed chunk");
        }
        isFirstChunk = false;
        String size = ResponseHead.line(input, budget).split(";", 2)[0].strip();
        if (!size.matches("[0-9A-Fa-f]{1,15}")) {
            throw new IOException("a malformed chunk size");
        }
        left = Long.parseLong(size, 16);
        if (left == 0) {
            while (!ResponseHead.line(input, budget).isEmpty()) {
                // trailer fields mean nothing to us
            }
            end();
        }
    }

    /** Gives up the rest; an unfinished body cannot be skipped cheaply, so its connection is closed. */
    @Override
    public void close() {
        if (!hasEnded) {
            hasEnded = true;
            onBreak.run();
        }
    }
}
