package driver;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiResponse;

/**
 * The driver of OpenAPI Generator's `java` client with the `native` library. Dispatch follows its naming rules by
 * reflection: an operation is a method of one of the API classes, its parameters are in camel case, and the one that is no
 * parameter of the document is the body.
 */
public final class Main {
  static final ObjectMapper JSON = new ObjectMapper();
  private static final PrintStream OUT = new PrintStream(System.out, true, StandardCharsets.UTF_8);
  private static final Map<String, ApiClient> CLIENTS = new HashMap<>();
  private static final Map<String, JsonNode> OPERATIONS = new HashMap<>();
  private static final List<Class<?>> APIS = new ArrayList<>();
  private static String generator = "";

  public static void main(String[] args) throws Exception {
    JsonNode facts = JSON.readTree(Path.of("../.njia/operations.json").toFile());
    generator = facts.get("generator").asText();
    facts.get("classes").fields()
        .forEachRemaining(each -> Values.CLASSES.put(Integer.valueOf(each.getKey()), each.getValue().asText()));
    for (JsonNode each : facts.get("operations")) OPERATIONS.put(each.get("id").asText(), each);
    try (Stream<Path> files = Files.list(Path.of("../.njia/java/src/main/java/org/openapitools/client/api"))) {
      for (Path file : files.toList()) {
        String name = file.getFileName().toString().replace(".java", "");
        APIS.add(Class.forName("org.openapitools.client.api." + name));
      }
    }
    BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      JsonNode request = JSON.readTree(line);
      if (request.get("cmd").asText().equals("stop")) System.exit(0);
      Thread thread = new Thread(() -> answer(request));
      thread.setDaemon(true);
      thread.start();
      if (!request.get("cmd").asText().equals("call")) thread.join();
    }
  }

  private static void answer(JsonNode request) {
    ObjectNode reply = JSON.createObjectNode();
    try {
      switch (request.get("cmd").asText()) {
        case "hello" -> {
          reply.put("type", "hello").put("sdk", "openapi-generator java").put("language", "java");
          reply.put("version", generator).put("runtime", "java " + Runtime.version().feature());
          reply.set("ops", JSON.valueToTree(OPERATIONS.keySet()));
          reply.set("caps", JSON.valueToTree(List.of("timeouts", "parallel", "int64")));
        }
        case "open" -> reply.put("type", "opened").put("handle", open(request));
        case "call" -> call(request, reply);
        case "close" -> reply.put("type", "closed").put("openSockets", 0).put("pendingTimers", 0);
        case "cancel", "wake" -> {
          return;
        }
        default -> reply.put("type", "unsupported").put("reason", "the client has no such thing");
      }
    } catch (Exception error) {
      Throwable cause = error instanceof InvocationTargetException ? error.getCause() : error;
      reply.removeAll();
      reply.put("type", "err").set("error", Values.failure(cause));
    }
    reply.set("id", request.get("id"));
    synchronized (OUT) {
      OUT.println(reply);
    }
  }

  private static String open(JsonNode request) {
    ApiClient client = new ApiClient();
    client.updateBaseUri(request.get("baseUrl").asText());
    String key = request.path("apiKey").asText("");
    // The native library has no authentication of its own; this is the place its documentation names.
    client.setRequestInterceptor(builder -> builder.header("X-API-Key", key));
    client.setReadTimeout(Duration.ofMillis(request.path("timeoutMs").asLong(60_000)));
    if (request.has("connectTimeoutMs"))
      client.setConnectTimeout(Duration.ofMillis(request.get("connectTimeoutMs").asLong()));
    synchronized (CLIENTS) {
      String handle = "client-" + (CLIENTS.size() + 1);
      CLIENTS.put(handle, client);
      return handle;
    }
  }

  private static void call(JsonNode request, ObjectNode reply) throws Exception {
    ApiClient client = CLIENTS.get(request.get("handle").asText());
    JsonNode operation = OPERATIONS.get(request.get("op").asText());
    JsonNode opts = request.get("opts");
    JsonNode args = Values.untag(request.get("args"));
    String name = operation.get("id").asText() + "WithHttpInfo";
    Class<?> api = APIS.stream().filter(one -> !overloads(one, name).isEmpty()).findFirst().orElseThrow();
    Method method = overloads(api, name).get(0);
    if (opts.has("timeoutMs")) client.setReadTimeout(Duration.ofMillis(opts.get("timeoutMs").asLong()));
    Map<String, JsonNode> known = new HashMap<>();
    for (JsonNode each : operation.get("parameters")) known.put(Values.camel(each.get("name").asText()), each);
    Object[] values = new Object[method.getParameterCount()];
    for (int i = 0; i < values.length; i++) {
      Parameter parameter = method.getParameters()[i];
      JsonNode facts = known.get(parameter.getName().toLowerCase());
      JsonNode value;
      if (parameter.getName().equals("headers")) value = opts.path("headers").isMissingNode() ? null : opts.get("headers");
      else if (facts == null) value = args.get("body");
      else value = args.path(facts.get("in").asText()).get(facts.get("name").asText());
      if (facts != null && facts.get("name").asText().equalsIgnoreCase("idempotency-key")) {
        // The client leaves the key to its user, who makes one where it is required.
        if (opts.has("idempotencyKey")) value = opts.get("idempotencyKey");
        else if (value == null && facts.get("required").asBoolean()) value = JSON.valueToTree(UUID.randomUUID());
      }
      if (value != null)
        values[i] = client.getObjectMapper().readValue(value.toString(), JSON.constructType(parameter.getParameterizedType()));
    }
    Object instance = api.getConstructor(ApiClient.class).newInstance(client);
    ApiResponse<?> answer = (ApiResponse<?>) method.invoke(instance, values);
    ObjectNode headers = JSON.createObjectNode();
    answer.getHeaders().forEach((key, all) -> headers.put(key.toLowerCase(), String.join(", ", all)));
    ObjectNode meta = JSON.createObjectNode();
    meta.put("status", answer.getStatusCode()).put("attempts", 1).put("latencyMs", 0).put("replayed", false);
    meta.set("headers", headers);
    meta.set("requestId", headers.has("x-request-id") ? headers.get("x-request-id") : null);
    for (String none : List.of("rateLimit", "idempotencyKey", "deprecation")) meta.putNull(none);
    Object data = answer.getData();
    String text = data == null ? "{}" : client.getObjectMapper().writeValueAsString(data);
    reply.put("type", "ok").set("meta", meta);
    reply.set("value", Values.tag(Values.read(text)));
  }

  /** The variants of a method, the one that takes most first: it takes further headers. */
  private static List<Method> overloads(Class<?> api, String name) {
    return Arrays.stream(api.getMethods())
        .filter(one -> one.getName().equals(name))
        .sorted((a, b) -> b.getParameterCount() - a.getParameterCount())
        .toList();
  }
}
