package dev.njia.runtime;

import dev.njia.codec.Codec;
import dev.njia.json.JsonValue;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** How a request body becomes octets. */
public final class BodyFormat {
    private enum Kind { JSON, FORM, MULTIPART, TEXT, OCTETS }

    private static final String BOUNDARY = "----part-of-the-form-5d7c1f9a3b2e";

    private final Kind kind;
    private final String media;
    private final Set<String> files;

    private BodyFormat(Kind kind, String media, Set<String> files) {
        this.kind = kind;
        this.media = media;
        this.files = files;
    }

    /**
     * JSON.
     *
     * @param media its media type
     * @return the format
     */
    public static BodyFormat json(String media) {
        return new BodyFormat(Kind.JSON, media, Set.of());
    }

    /**
     * The form that browsers send ({@code application/x-www-form-urlencoded}).
     *
     * @return the format
     */
    public static BodyFormat form() {
        return new BodyFormat(Kind.FORM, "application/x-www-form-urlencoded", Set.of());
    }

    /**
     * A form in parts (RFC 7578).
     *
     * @param files names of the fields that are files
     * @return the format
     */
    public static BodyFormat multipart(String... files) {
        return new BodyFormat(Kind.MULTIPART, "multipart/form-data; boundary=" + BOUNDARY, Set.of(files));
    }

    /**
     * Text as UTF-8.
     *
     * @param media its media type
     * @return the format
     */
    public static BodyFormat text(String media) {
        return new BodyFormat(Kind.TEXT, media, Set.of());
    }

    /**
     * Octets as they are.
     *
     * @param media their media type
     * @return the format
     */
    public static BodyFormat octets(String media) {
        return new BodyFormat(Kind.OCTETS, media, Set.of());
    }

    String media() {
        return media;
    }

    <T> byte[] write(Codec<T> codec, T value) {
        JsonValue json = codec.encode(value);
        switch (kind) {
            case FORM:
                return form(json).getBytes(StandardCharsets.UTF_8);
            case MULTIPART:
                return parts(json);
            case TEXT:
                return json.text().orElseGet(json::toString).getBytes(StandardCharsets.UTF_8);
            case OCTETS:
                return Base64.getDecoder().decode(json.text().orElse(""));
            default:
                return json.toString().getBytes(StandardCharsets.UTF_8);
        }
    }

    private static String form(JsonValue json) {
        List<String> pairs = new ArrayList<>();
        json.members().forEach((name, value) -> {
            Param param = new Param(name, name, Param.Place.QUERY, "form", true, false);
            for (Map.Entry<String, String> pair : ParamText.pairs(param, value)) {
                String text = ParamText.encode(pair.getValue(), "-._~").replace("%20", "+");
                pairs.add(ParamText.encode(pair.getKey(), "-._~") + "=" + text);
            }
        });
        return String.join("&", pairs);
    }

    private byte[] parts(JsonValue json) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        json.members().forEach((name, value) -> {
            List<JsonValue> items = value.kind() == JsonValue.Kind.ARRAY ? value.items() : List.of(value);
            items.forEach(item -> part(name, item, out));
        });
        out.writeBytes(("--" + BOUNDARY + "--\r\n").getBytes(StandardCharsets.UTF_8));
        return out.toByteArray();
    }

    private void part(String name, JsonValue value, ByteArrayOutputStream out) {
        String safe = name.replace("\"", "%22").replace("\r", "%0D").replace("\n", "%0A");
        boolean isFile = files.contains(name);
        boolean isObject = value.kind() == JsonValue.Kind.OBJECT;
        String head = "--" + BOUNDARY + "\r\nContent-Disposition: form-data; name=\"" + safe + "\""
                + (isFile ? "; filename=\"" + safe + "\"\r\nContent-Type: application/octet-stream" : "")
                + (isObject ? "\r\nContent-Type: application/json" : "") + "\r\n\r\n";
        out.writeBytes(head.getBytes(StandardCharsets.UTF_8));
        out.writeBytes(isFile ? Base64.getDecoder().decode(value.text().orElse(""))
                : ParamText.scalar(value).getBytes(StandardCharsets.UTF_8));
        out.writeBytes("\r\n".getBytes(StandardCharsets.UTF_8));
    }
}
