// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;

/**
 * How to put the widget on a page.
 * <p>
 * It never holds a token.
 */
public final class WidgetEmbed extends Model {
    private static final Prop<String> SCRIPT_URL = Prop.required("scriptUrl", Codecs.STRING);
    private static final Prop<String> HTML = Prop.required("html", Codecs.STRING);
    private static final Prop<String> IFRAME_URL = Prop.required("iframeUrl", Codecs.STRING);

    /** How this type travels. */
    public static final Shape<WidgetEmbed> SHAPE = Shape.of("WidgetEmbed", WidgetEmbed::new, SCRIPT_URL, HTML, IFRAME_URL);

    private WidgetEmbed(Values values) {
        super(values);
    }

    /**
     * Starts an object.
     *
     * @return a new builder
     */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * Starts another object from this one.
     *
     * @return a new builder with the same members
     */
    public Builder toBuilder() {
        return new Builder().from(this);
    }

    /**
     * The loader script.
     *
     * @return the value, never null
     */
    public String scriptUrl() {
        return get(SCRIPT_URL);
    }

    /**
     * Ready HTML with the script (with an integrity hash) and the element.
     *
     * @return the value, never null
     */
    public String html() {
        return get(HTML);
    }

    /**
     * Address for a plain iframe; append `#` and the client token.
     *
     * @return the value, never null
     */
    public String iframeUrl() {
        return get(IFRAME_URL);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<WidgetEmbed, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code scriptUrl}.
         *
         * @param value The loader script.
         * @return this
         */
        public Builder scriptUrl(String value) {
            return set(SCRIPT_URL, value);
        }

        /**
         * Sets {@code html}.
         *
         * @param value Ready HTML with the script (with an integrity hash) and the element.
         * @return this
         */
        public Builder html(String value) {
            return set(HTML, value);
        }

        /**
         * Sets {@code iframeUrl}.
         *
         * @param value Address for a plain iframe; append `#` and the client token.
         * @return this
         */
        public Builder iframeUrl(String value) {
            return set(IFRAME_URL, value);
        }
    }
}
