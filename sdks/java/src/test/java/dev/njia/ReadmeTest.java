package dev.njia;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every block of the README compiles against the library, and the one that needs no server runs. */
class ReadmeTest {
    private static final String IMPORTS = "import dev.njia.*; import dev.njia.errors.*; import dev.njia.event.*; import dev.njia.fixture.*;"
            + "import dev.njia.model.*; import dev.njia.runtime.*; import dev.njia.testing.*; import java.time.*; import java.util.*;";
    /** What the blocks take for granted. */
    private static final String CONTEXT = "static NjiaClient njia = NjiaClient.builder().build(); static PaymentRequest body;"
            + "interface Queue { void delay(Duration time); } static Queue queue; static System.Logger logger;"
            + "static final class Log { void error(String text, Object... facts) {} } static Log log = new Log();";

    @Test
    void everyBlockCompilesAndTheOfflineOneRuns(@TempDir Path folder) throws Exception {
        Matcher blocks = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL).matcher(Files.readString(Path.of("README.md")));
        List<JavaFileObject> sources = new ArrayList<>();
        String offline = "";
        while (blocks.find()) {
            String name = "Block" + sources.size();
            boolean isOffline = blocks.group(1).contains("Fixtures.transport()");
            offline = isOffline ? name : offline;
            String text = IMPORTS + "public class " + name + "{" + (isOffline ? "" : CONTEXT) + "public static void run() throws Exception {"
                    + blocks.group(1) + "}}";
            sources.add(new SimpleJavaFileObject(URI.create("string:///" + name + ".java"), JavaFileObject.Kind.SOURCE) {
                @Override
                public CharSequence getCharContent(boolean ignored) {
                    return text;
                }
            });
        }
        assertTrue(sources.size() >= 3, "blocks: " + sources.size());
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        List<String> options = List.of("-proc:none", "-cp", "target/classes", "-d", folder.toString());
        compiler.getTask(null, null, found, options, null, sources).call();
        assertEquals(List.of(), found.getDiagnostics().stream().filter(one -> one.getKind() == Diagnostic.Kind.ERROR)
                .map(Object::toString).collect(java.util.stream.Collectors.toList()));
        try (java.net.URLClassLoader loader = new java.net.URLClassLoader(new java.net.URL[] {folder.toUri().toURL()})) {
            loader.loadClass(offline).getMethod("run").invoke(null);
        }
    }
}
