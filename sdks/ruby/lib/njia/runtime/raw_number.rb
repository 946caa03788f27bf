# frozen_string_literal: true

module Njia
  module Runtime
    # A JSON number with a fraction or an exponent, as the text that it came as: no digit is lost. Immutable.
    class RawNumber
      # The digits of the wire.
      attr_reader :text

      def initialize(text)
        @text = -text
        freeze
      end

      def to_s
        @text
      end
      alias inspect to_s

      def to_json(*)
        @text
      end

      def to_f
        @text.to_f
      end

      def to_r
        @text.to_r
      end

      def ==(other)
        other.is_a?(RawNumber) && @text == other.text
      end
      alias eql? ==

      def hash
        @text.hash
      end
    end
  end
end
