// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Look of a widget.
 */
public final class WidgetTheme extends Model {
    private static final Prop<WidgetThemeMode> MODE = Prop.required("mode", WidgetThemeMode.CODEC);
    private static final Prop<String> PRIMARY_COLOR = Prop.required("primaryColor", Codecs.STRING).orNull();
    private static final Prop<Integer> RADIUS = Prop.required("radius", Codecs.INT32);
    private static final Prop<String> LOGO_URL = Prop.required("logoUrl", Codecs.STRING).orNull();

    /** How this type travels. */
    public static final Shape<WidgetTheme> SHAPE = Shape.of("WidgetTheme", WidgetTheme::new, MODE, PRIMARY_COLOR, RADIUS, LOGO_URL);

    private WidgetTheme(Values values) {
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
     * The member mode.
     *
     * @return the value, never null
     */
    public WidgetThemeMode mode() {
        return get(MODE);
    }

    /**
     * Main colour, `#rrggbb`.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> primaryColor() {
        return find(PRIMARY_COLOR);
    }

    /**
     * Corner radius in pixels.
     *
     * @return the value, never null
     */
    public int radius() {
        return get(RADIUS);
    }

    /**
     * Address of the logo.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> logoUrl() {
        return find(LOGO_URL);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<WidgetTheme, Builder> {
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
         * @param value the value
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
        public Builder primaryColor(@Nullable String value) {
            return set(PRIMARY_COLOR, value);
        }

        /**
         * Sets {@code radius}.
         *
         * @param value Corner radius in pixels.
         * @return this
         */
        public Builder radius(int value) {
            return set(RADIUS, value);
        }

        /**
         * Sets {@code logoUrl}.
         *
         * @param value Address of the logo.
         * @return this
         */
        public Builder logoUrl(@Nullable String value) {
            return set(LOGO_URL, value);
        }
    }
}
