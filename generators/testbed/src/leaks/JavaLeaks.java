// Prints where the canary stands in Java code outside literals and comments, and what does not parse.
// Reads one file per line: path and text in base64, apart by a blank.

import com.sun.source.util.JavacTask;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

final class JavaLeaks {
  /** Literals and comments of Java, in the order in which the language looks for them. */
  private static final Pattern SAFE =
      Pattern.compile(
          "\"\"\"(?:\\\\.|[^\\\\])*?\"\"\""
              + "|\"(?:\\\\.|[^\\\\\"\\n])*\""
              + "|'(?:\\\\.|[^\\\\'\\n])+'"
              + "|/\\*.*?\\*/"
              + "|//[^\\n\\r]*",
          Pattern.DOTALL);

  /** Java reads these before anything else, even in comments. */
  private static final Pattern UNICODE = Pattern.compile("(?<!\\\\)((?:\\\\\\\\)*)\\\\u+([0-9a-fA-F]{4})");

  private static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(String path, String text) {
      super(URI.create("string:///" + path), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }

  private static List<String> leaksOf(List<Source> sources, String canary) throws Exception {
    List<String> found = new ArrayList<>();
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    JavacTask task =
        (JavacTask) ToolProvider.getSystemJavaCompiler().getTask(null, null, diagnostics, null, null, sources);
    task.parse();
    for (Diagnostic<? extends JavaFileObject> item : diagnostics.getDiagnostics()) {
      if (item.getKind() == Diagnostic.Kind.ERROR) {
        found.add(item.getSource().getName() + ":" + item.getLineNumber() + " " + item.getMessage(null));
      }
    }
    for (Source source : sources) {
      Matcher escapes = UNICODE.matcher(source.text);
      String plain =
          escapes.replaceAll(
              match ->
                  Matcher.quoteReplacement(match.group(1) + (char) Integer.parseInt(match.group(2), 16)));
      String code = SAFE.matcher(plain).replaceAll(match -> "\n".repeat(lines(match.group())));
      int at = code.indexOf(canary);
      if (at >= 0) {
        found.add(source.getName() + ":" + (lines(code.substring(0, at)) + 1) + " the canary is code");
      }
    }
    return found;
  }

  private static int lines(String text) {
    return (int) text.chars().filter(character -> character == '\n').count();
  }

  private static String decode(String text) {
    return new String(Base64.getDecoder().decode(text), StandardCharsets.UTF_8);
  }

  public static void main(String[] args) throws Exception {
    BufferedReader input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    List<Source> sources = new ArrayList<>();
    for (String line = input.readLine(); line != null; line = input.readLine()) {
      String[] parts = line.split(" ", -1);
      sources.add(new Source(decode(parts[0]), decode(parts[1])));
    }
    leaksOf(sources, args[0]).forEach(System.out::println);
  }
}
