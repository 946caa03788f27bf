package driver;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.http.HttpTimeoutException;
import java.util.HashMap;
import java.util.Map;
import org.openapitools.client.ApiException;

/** Values across the pipe, and what an error of the client tells. */
final class Values {
  private static final ObjectMapper EXACT =
      new ObjectMapper()
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .enable(DeserializationFeature.USE_BIG_INTEGER_FOR_INTS);
  /** The class of an error by its status, as the suite tells it. */
  static final Map<Integer, String> CLASSES = new HashMap<>();

  private Values() {}

  static JsonNode read(String text) throws JsonProcessingException {
    return EXACT.readTree(text);
  }

  /** A parameter's name without its separators, in lower case: how the client spells it but for the humps. */
  static String camel(String name) {
    return name.replaceAll("[^A-Za-z0-9]", "").toLowerCase();
  }

  static JsonNode untag(JsonNode value) {
    if (value.isArray()) {
      ArrayNode out = Main.JSON.createArrayNode();
      value.forEach(item -> out.add(untag(item)));
      return out;
    }
    if (!value.isObject()) return value;
    if (value.size() == 1 && value.fieldNames().next().startsWith("$")) {
      String name = value.fieldNames().next();
      JsonNode inner = value.get(name);
      return switch (name) {
        case "$null" -> NullNode.getInstance();
        case "$i64" -> Main.JSON.getNodeFactory().numberNode(new BigInteger(inner.asText()));
        case "$f64" -> Main.JSON.getNodeFactory().numberNode(new BigDecimal(inner.asText()));
        default -> inner;
      };
    }
    ObjectNode out = Main.JSON.createObjectNode();
    value.fields().forEachRemaining(entry -> out.set(entry.getKey(), untag(entry.getValue())));
    return out;
  }

  static JsonNode tag(JsonNode value) {
    ObjectNode out = Main.JSON.createObjectNode();
    if (value.isNull()) return out.put("$null", 1);
    if (value.isIntegralNumber()) return out.put("$i64", value.bigIntegerValue().toString());
    if (value.isNumber()) return out.put("$f64", value.asText());
    if (value.isArray()) {
      ArrayNode list = Main.JSON.createArrayNode();
      value.forEach(item -> list.add(tag(item)));
      return list;
    }
    if (!value.isObject()) return value;
    value.fields().forEachRemaining(entry -> out.set(entry.getKey(), tag(entry.getValue())));
    return out;
  }

  static ObjectNode failure(Throwable error) {
    ObjectNode facts = Main.JSON.createObjectNode();
    for (String name :
        "status code requestId attempts idempotencyKey retryAfterMs retryable outcome rawBody decodePath cursor".split(" "))
      facts.putNull(name);
    // The client does not retry: a call that was made is one attempt.
    facts.put("attempts", 1).put("message", String.valueOf(error.getMessage()));
    ArrayNode fields = facts.putArray("fieldErrors");
    Throwable cause = error.getCause();
    if (error instanceof ApiException refused && refused.getCode() >= 300) {
      int status = refused.getCode();
      facts.put("class", CLASSES.getOrDefault(status, status >= 500 ? "Server" : "Api"));
      facts.put("status", status).put("rawBody", refused.getResponseBody());
      if (refused.getResponseHeaders() != null)
        facts.put("requestId", refused.getResponseHeaders().firstValue("x-request-id").orElse(null));
      try {
        JsonNode problem = read(String.valueOf(refused.getResponseBody()));
        if (problem.path("code").isTextual()) facts.put("code", problem.get("code").asText());
        for (JsonNode each : problem.path("errors")) {
          ObjectNode field = fields.addObject();
          field.set("pointer", each.path("pointer").isTextual() ? each.get("pointer") : NullNode.getInstance());
          field.set("code", each.path("code").isTextual() ? each.get("code") : NullNode.getInstance());
        }
      } catch (JsonProcessingException notJson) {
        return facts;
      }
    } else if (error instanceof JsonProcessingException || cause instanceof JsonProcessingException)
      facts.put("class", error instanceof ApiException ? "Decoding" : "Argument");
    else if (cause instanceof HttpTimeoutException) facts.put("class", "Timeout");
    else if (error instanceof ApiException && cause == null) facts.put("class", "Argument");
    else facts.put("class", error instanceof IllegalArgumentException ? "Argument" : "Connection");
    if (facts.get("class").asText().equals("Argument")) facts.putNull("attempts");
    return facts;
  }
}
