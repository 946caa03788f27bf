# frozen_string_literal: true

module Njia
  module Runtime
    # Holds a text that no printer and no serialiser shows: it lives in a closure, not in a variable.
    class Secret
      def initialize(text)
        @reader = -> { text }
        freeze
      end

      # The text itself, for the wire alone.
      def reveal
        @reader.call
      end

      def inspect
        "[FILTERED]"
      end
      alias to_s inspect

      def to_json(*)
        '"[FILTERED]"'
      end

      def as_json(*)
        inspect
      end

      def marshal_dump
        raise TypeError, "A secret cannot be serialised; give it to a client where it is needed."
      end

      def encode_with(_coder)
        marshal_dump
      end
    end
  end
end
