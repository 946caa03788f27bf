import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;

/** Measures one client in this process and prints one line of JSON. */
final class Harness {
    private Harness() {}

    static void run(String mode, int count, Callable<?> call, Callable<?> decode) throws Exception {
        switch (mode) {
            case "start": {
                call.call();
                long millis = System.currentTimeMillis() - ManagementFactory.getRuntimeMXBean().getStartTime();
                print("startMs", millis, "cpuMs", cpu() / 1_000_000, "rssKb", rss(),
                        "classes", ManagementFactory.getClassLoadingMXBean().getTotalLoadedClassCount());
                break;
            }
            case "calls":
                print("cpuUs", perCall(call, count), "n", count);
                break;
            case "decode":
                print("ns", perDecode(decode, count), "n", count);
                break;
            default:
                throw new IllegalArgumentException(mode);
        }
        System.exit(0);
    }

    private static long perCall(Callable<?> call, int count) throws Exception {
        for (int i = 0; i < count; i++) {
            call.call();
        }
        long before = cpu();
        for (int i = 0; i < count; i++) {
            call.call();
        }
        return (cpu() - before) / 1000 / count;
    }

    /** The best of five rounds after a warm-up: noise only ever adds. */
    private static long perDecode(Callable<?> decode, int count) throws Exception {
        long best = Long.MAX_VALUE;
        for (int round = 0; round < 8; round++) {
            long before = System.nanoTime();
            for (int i = 0; i < count; i++) {
                if (decode.call() == null) {
                    throw new IllegalStateException("nothing decoded");
                }
            }
            best = round < 3 ? best : Math.min(best, (System.nanoTime() - before) / count);
        }
        return best;
    }

    private static long cpu() {
        return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime();
    }

    private static long rss() throws Exception {
        for (String line : Files.readAllLines(Path.of("/proc/self/status"))) {
            if (line.startsWith("VmHWM:")) {
                return Long.parseLong(line.replaceAll("[^0-9]", ""));
            }
        }
        return 0;
    }

    private static void print(Object... pairs) {
        StringBuilder out = new StringBuilder("{");
        for (int i = 0; i < pairs.length; i += 2) {
            out.append(i == 0 ? "" : ",").append('"').append(pairs[i]).append("\":").append(pairs[i + 1]);
        }
        System.out.println(out.append('}'));
    }
}
