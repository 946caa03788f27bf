package dev.njia.driver;

import dev.njia.json.JsonValue;
import java.util.Map;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;

/** Reports what the SDK logs, under the call that started last. */
final class RunnerLog extends Handler {
    private static final Logger SDK = Logger.getLogger("dev.njia");
    private static final RunnerLog HANDLER = new RunnerLog();
    private static final Formatter FORMATTER = new SimpleFormatter();
    private static volatile long latest;

    private RunnerLog() {
        setLevel(Level.ALL);
    }

    static void listen(boolean isOn) {
        SDK.removeHandler(HANDLER);
        SDK.setUseParentHandlers(false);
        SDK.setLevel(isOn ? Level.ALL : Level.OFF);
        if (isOn) {
            SDK.addHandler(HANDLER);
        }
    }

    static void starts(long call) {
        latest = call;
    }

    @Override
    public void publish(LogRecord line) {
        Pipe.reply(latest, "log", Map.of("line", JsonValue.of(FORMATTER.formatMessage(line))));
    }

    @Override
    public void flush() {
        // every line is written at once
    }

    @Override
    public void close() {
        // nothing is open
    }
}
