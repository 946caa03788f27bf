# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # How to put the widget on a page.
  #
  # It never holds a token.
  class WidgetEmbed < Model
    # The loader script.
    # @return [String]
    attr_reader :script_url

    # Ready HTML with the script (with an integrity hash) and the element.
    # @return [String]
    attr_reader :html

    # Address for a plain iframe; append `#` and the client token.
    # @return [String]
    attr_reader :iframe_url

    # @param script_url [String]
    # @param html [String]
    # @param iframe_url [String]
    def initialize(
      script_url:,
      html:,
      iframe_url:
    )
      super({ script_url:, html:, iframe_url: })
    end

    define_shape do |shape|
      shape.required(:script_url, "scriptUrl", shape.text)
      shape.required(:html, "html", shape.text)
      shape.required(:iframe_url, "iframeUrl", shape.text)
    end
  end
end
