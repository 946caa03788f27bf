import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;

/** The floor: the client of the platform, which reads octets and decodes nothing. Arguments as with the others. */
final class BenchJdk {
    public static void main(String[] args) throws Exception {
        byte[] json = Files.readAllBytes(Path.of(args[3]));
        HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
        HttpRequest request = HttpRequest.newBuilder(URI.create(args[2] + "/v1/payments/pay_1")).build();
        Harness.run(args[0], Integer.parseInt(args[1]), () -> client.send(request, HttpResponse.BodyHandlers.ofByteArray()),
                () -> new String(json, java.nio.charset.StandardCharsets.UTF_8).length());
    }
}
