# frozen_string_literal: true

require "json"

module Njia
  module Runtime
    # A text is not JSON, or a value has no JSON form.
    class JsonError < StandardError; end

    # JSON without losses: integers of any size, fractions as their digits, everything frozen.
    module Json
      MAX_NESTING = 100
      private_constant :MAX_NESTING

      # @raise [JsonError] without any part of the text in its message
      def self.parse(text)
        plain = text.encoding == Encoding::UTF_8 ? text : text.dup.force_encoding(Encoding::UTF_8)
        raise JsonError, "the text is not UTF-8" unless plain.valid_encoding?

        JSON.parse(
          plain,
          decimal_class: RawNumber, freeze: true, create_additions: false, max_nesting: MAX_NESTING, allow_nan: false
        )
      rescue JSON::NestingError
        raise JsonError, "the JSON is nested deeper than #{MAX_NESTING} levels", cause: nil
      rescue JSON::ParserError
        raise JsonError, "the text is not valid JSON", cause: nil
      end

      # @raise [JsonError] for what JSON cannot hold
      def self.generate(value)
        JSON.generate(value)
      rescue JSON::GeneratorError, JSON::NestingError, EncodingError
        raise JsonError, "a value has no JSON form", cause: nil
      end
    end
  end
end
