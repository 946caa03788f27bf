import com.openai.client.OpenAIClient;
import com.openai.client.okhttp.OpenAIOkHttpClient;
import com.openai.core.ObjectMappers;
import com.openai.models.chat.completions.ChatCompletion;
import java.nio.file.Files;
import java.nio.file.Path;

/** Arguments: mode, count, base URL, file with the answer. */
final class BenchOpenai {
    public static void main(String[] args) throws Exception {
        byte[] json = Files.readAllBytes(Path.of(args[3]));
        OpenAIClient client = OpenAIOkHttpClient.builder().apiKey("x").baseUrl(args[2]).build();
        Harness.run(args[0], Integer.parseInt(args[1]), () -> client.chat().completions().retrieve("c_1"), () -> {
            ChatCompletion c = ObjectMappers.jsonMapper().readValue(json, ChatCompletion.class);
            return c.id() + c.model() + c.created() + c.choices().size() + c.choices().get(0).index() + c.choices().get(0).finishReason()
                    + c.choices().get(0).message().content() + c.usage() + c.systemFingerprint() + c.serviceTier();
        });
    }
}
