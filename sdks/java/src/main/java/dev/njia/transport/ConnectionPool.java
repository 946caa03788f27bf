package dev.njia.transport;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Connections that stay open between calls, the last used first. */
final class ConnectionPool {
    private static final int MAX_IDLE_PER_ORIGIN = 32;

    private final Map<String, Deque<Connection>> idle = new HashMap<>();
    private final Set<Connection> open = new HashSet<>();
    private boolean isClosed;

    /** An idle connection that still stands, or null. */
    @Nullable Connection take(String origin) {
        while (true) {
            Connection found;
            synchronized (this) {
                Deque<Connection> waiting = idle.get(origin);
                found = waiting == null ? null : waiting.pollFirst();
            }
            if (found == null || !found.isStale()) {
                return found;
            }
            discard(found);
        }
    }

    /** Counts a new connection in; it is closed at once if the pool is. */
    void add(Connection connection) {
        synchronized (this) {
            if (!isClosed) {
                open.add(connection);
                return;
            }
        }
        Attempt.closeQuietly(connection);
    }

    void give(Connection connection) {
        connection.idle();
        synchronized (this) {
            Deque<Connection> waiting = idle.computeIfAbsent(connection.origin(), key -> new ArrayDeque<>());
            if (!isClosed && !connection.isClosed() && waiting.size() < MAX_IDLE_PER_ORIGIN) {
                waiting.addFirst(connection);
                return;
            }
        }
        discard(connection);
    }

    void discard(Connection connection) {
        synchronized (this) {
            open.remove(connection);
        }
        Attempt.closeQuietly(connection);
    }

    synchronized int size() {
        return open.size();
    }

    void close() {
        List<Connection> all;
        synchronized (this) {
            isClosed = true;
            all = new ArrayList<>(open);
            open.clear();
            idle.clear();
        }
        all.forEach(Attempt::closeQuietly);
    }
}
