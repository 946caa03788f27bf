# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Look of a widget.
  class WidgetTheme < Model
    # The member mode.
    # @return [String]
    attr_reader :mode

    # Main colour, `#rrggbb`.
    # @return [String, nil]
    attr_reader :primary_color

    # Corner radius in pixels.
    # @return [Integer]
    attr_reader :radius

    # Address of the logo.
    # @return [String, nil]
    attr_reader :logo_url

    # @param mode [String]
    # @param primary_color [String, nil]
    # @param radius [Integer]
    # @param logo_url [String, nil]
    def initialize(
      mode:,
      primary_color:,
      radius:,
      logo_url:
    )
      super({ mode:, primary_color:, radius:, logo_url: })
    end

    define_shape do |shape|
      shape.required(:mode, "mode", shape.text)
      shape.required(:primary_color, "primaryColor", shape.nullable(shape.text))
      shape.required(:radius, "radius", shape.integer)
      shape.required(:logo_url, "logoUrl", shape.nullable(shape.text))
    end
  end
end
