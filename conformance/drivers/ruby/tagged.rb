# frozen_string_literal: true

module Driver
  # Values across the pipe: what is no string, boolean, list or object travels tagged.
  module Tagged
    TAGS = %w[$i64 $f64 $dec $ts $date $bytes $null $enum].freeze
    private_constant :TAGS

    class << self
      def untag(value)
        return value.map { |item| untag(item) } if value.is_a?(Array)
        return value unless value.is_a?(Hash)

        name, inner = value.first
        return value.transform_values { |item| untag(item) } unless value.length == 1 && TAGS.include?(name)

        case name
        when "$null" then nil
        when "$i64" then Integer(inner, 10)
        when "$f64" then float(inner)
        else inner
        end
      end

      def tag(value)
        case value
        when nil then { "$null" => 1 }
        when Integer then { "$i64" => value.to_s }
        when Float then { "$f64" => value.to_s }
        when Njia::Runtime::RawNumber then { "$f64" => value.text }
        when Array then value.map { |item| tag(item) }
        when Hash then value.transform_values { |item| tag(item) }
        else value
        end
      end

      # The SDK's own serialisation of a result: what it gives back is what the server sent, or it lost something.
      def wire(value)
        value = value.body if value.is_a?(Njia::Page)
        return value.map { |item| wire(item) } if value.is_a?(Array)

        value.respond_to?(:to_wire) ? value.to_wire : value
      end

      private

      def float(text)
        case text.downcase
        when "nan" then Float::NAN
        when /inf/ then Float::INFINITY
        else text.to_f
        end
      end
    end
  end
end
