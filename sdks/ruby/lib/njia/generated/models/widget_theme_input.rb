# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Look of a widget.
  class WidgetThemeInput < Model
    # Light or dark; `auto` if absent.
    # @return [String, nil]
    attr_reader :mode

    # Main colour, `#rrggbb`.
    # @return [String, nil]
    attr_reader :primary_color

    # Corner radius in pixels.
    # @return [Integer, nil]
    attr_reader :radius

    # https address of a PNG, JPEG or WebP of at most 64 KiB; fetched once.
    # @return [String, nil]
    attr_reader :logo_url

    # @param mode [String]
    # @param primary_color [String]
    # @param radius [Integer]
    # @param logo_url [String]
    def initialize(
      mode: OMIT,
      primary_color: OMIT,
      radius: OMIT,
      logo_url: OMIT
    )
      super({ mode:, primary_color:, radius:, logo_url: })
    end

    define_shape do |shape|
      shape.optional(:mode, "mode", shape.text)
      shape.optional(:primary_color, "primaryColor", shape.text)
      shape.optional(:radius, "radius", shape.integer)
      shape.optional(:logo_url, "logoUrl", shape.text)
    end
  end
end
