# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # When the legacy check ends, and what replaces it.
  class KycCheckDeprecation < Model
    # Not available from this time on.
    # @return [Time]
    attr_reader :sunset_at

    # Path that replaces it.
    # @return [String]
    attr_reader :replacement

    # @param sunset_at [Time, String]
    # @param replacement [String]
    def initialize(
      sunset_at:,
      replacement:
    )
      super({ sunset_at:, replacement: })
    end

    define_shape do |shape|
      shape.required(:sunset_at, "sunsetAt", shape.time)
      shape.required(:replacement, "replacement", shape.text)
    end
  end
end
