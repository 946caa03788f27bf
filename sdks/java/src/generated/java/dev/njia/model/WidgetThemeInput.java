// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.Optional;

/**
 * Look of a widget.
 */
public final class WidgetThemeInput extends Model {
    private static final Prop<WidgetThemeMode> MODE = Prop.optional("mode", WidgetThemeMode.CODEC);
    private static final Prop<String> PRIMARY_COLOR = Prop.optional("primaryColor", Codecs.STRING);
    private static final Prop<Integer> RADIUS = Prop.optional("radius", Codecs.INT32);
    private static final Prop<String> LOGO_URL = Prop.optional("logoUrl", Codecs.STRING);

    /** How this type travels. */
    public static final Shape<WidgetThemeInput> SHAPE = Shape.of("WidgetThemeInput", WidgetThemeInput::new, MODE, PRIMARY_COLOR, RADIUS, LOGO_URL);

    private WidgetThemeInput(Values values) {
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
     * Light or dark; `auto` if absent.
     *
     * @return empty when it was left out
     */
    public Optional<WidgetThemeMode> mode() {
        return find(MODE);
    }

    /**
     * Main colour, `#rrggbb`.
     *
     * @return empty when it was left out
     */
    public Optional<String> primaryColor() {
        return find(PRIMARY_COLOR);
    }

    /**
     * Corner radius in pixels.
     *
     * @return empty when it was left out
     */
    public Optional<Integer> radius() {
        return find(RADIUS);
    }

    /**
     * https address of a PNG, JPEG or WebP of at most 64 KiB; fetched once.
     *
     * @return empty when it was left out
     */
    public Optional<String> logoUrl() {
        return find(LOGO_URL);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<WidgetThemeInput, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code mode}.
         *
         * @param value Light or dark; `auto` if absent.
         * @return this
         */
        public Builder mode(WidgetThemeMode value) {
            return set(MODE, value);
        }

        /**
         * Sets {@code primaryColor}.
         *
         * @param value Main colour, `#rrggbb`.
         * @return this
         */
        public Builder primaryColor(String value) {
            return set(PRIMARY_COLOR, value);
        }

        /**
         * Sets {@code radius}.
         *
         * @param value Corner radius in pixels.
         * @return this
         */
        public Builder radius(Integer value) {
            return set(RADIUS, value);
        }

        /**
         * Sets {@code logoUrl}.
         *
         * @param value https address of a PNG, JPEG or WebP of at most 64 KiB; fetched once.
         * @return this
         */
        public Builder logoUrl(String value) {
            return set(LOGO_URL, value);
        }
    }
}
