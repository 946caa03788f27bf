import com.fasterxml.jackson.databind.ObjectMapper;
import com.openai.client.OpenAIClient;
import com.openai.client.okhttp.OpenAIOkHttpClient;
import com.openai.models.chat.completions.ChatCompletionCreateParams;
import com.stripe.StripeClient;
import com.stripe.model.PaymentIntent;
import com.stripe.param.PaymentIntentCreateParams;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/** One call of a peer's client against a local server: PEER BASE_URL CALL MAX_RETRIES TIMEOUT_MS; prints how it ended. */
public final class Client {
  private static final String KEY = "sk_test_peer0secret";

  public static void main(String[] args) throws Exception {
    String baseUrl = args[1];
    boolean reads = args[2].equals("get");
    int retries = Integer.parseInt(args[3]);
    int timeoutMs = Integer.parseInt(args[4]);
    Map<String, Object> told = new LinkedHashMap<>();
    try {
      if (args[0].equals("stripe-java")) stripe(told, baseUrl, reads, retries, timeoutMs);
      else openai(told, baseUrl, reads, retries, timeoutMs);
      told.put("ok", true);
    } catch (Exception error) {
      told.put("ok", false);
      told.put("error", error.getClass().getSimpleName() + ": " + error.getMessage());
    }
    System.out.println(new ObjectMapper().writeValueAsString(told));
    // OkHttp's threads would keep the process alive.
    System.exit(0);
  }

  private static void stripe(Map<String, Object> told, String baseUrl, boolean reads, int retries, int timeoutMs)
      throws Exception {
    StripeClient client = StripeClient.builder().setApiKey(KEY).setApiBase(baseUrl).setMaxNetworkRetries(retries)
        .setConnectTimeout(timeoutMs).setReadTimeout(timeoutMs).build();
    PaymentIntent intent = reads
        ? client.v1().paymentIntents().retrieve("pi_1")
        : client.v1().paymentIntents().create(
            PaymentIntentCreateParams.builder().setAmount(1000L).setCurrency("xaf").build());
    told.put("id", intent.getId());
    told.put("number", String.valueOf(intent.getAmount()));
  }

  private static void openai(Map<String, Object> told, String baseUrl, boolean reads, int retries, int timeoutMs) {
    OpenAIClient client = OpenAIOkHttpClient.builder().apiKey(KEY).baseUrl(baseUrl + "/v1").maxRetries(retries)
        .timeout(Duration.ofMillis(timeoutMs)).build();
    if (reads) {
      var model = client.models().retrieve("m");
      told.put("id", model.id());
      told.put("number", String.valueOf(model.created()));
    } else {
      var completion = client.chat().completions().create(
          ChatCompletionCreateParams.builder().model("m").addUserMessage("x").build());
      told.put("id", completion.id());
      told.put("number", String.valueOf(completion.created()));
    }
  }
}
