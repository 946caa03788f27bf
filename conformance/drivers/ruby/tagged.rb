# frozen_string_literal: true

module Driver
  # Values across the pipe: what is no string, boolean, list or object travels tagged.
  module Tagged
    UNTAG = {
      "$null" => ->(_) {}, "$i64" => ->(text) { Integer(text, 10) },
      "$f64" => ->(text) { { "nan" => Float::NAN, "inf" => Float::INFINITY }.fetch(text.downcase[0, 3]) { text.to_f } },
      **%w[$dec $ts $date $bytes $enum].to_h { |name| [name, ->(text) { text }] }
    }.freeze

    class << self
      def untag(value)
        return value.map { |item| untag(item) } if value.is_a?(Array)
        return value unless value.is_a?(Hash)

        name, inner = value.first
        tagged = value.length == 1 && UNTAG.key?(name)
        tagged ? UNTAG.fetch(name).call(inner) : value.transform_values { |item| untag(item) }
      end

      # Fractions as the SDK reads them off the wire, which its codecs expect.
      def digits(value)
        case value
        when Array then value.map { |item| digits(item) }
        when Hash then value.transform_values { |item| digits(item) }
        when Float then value.finite? ? Njia::Runtime::RawNumber.new(value.to_s) : value
        else value
        end
      end

      def tag(value)
        case value
        when nil then { "$null" => 1 }
        when Integer then { "$i64" => value.to_s }
        when Njia::Runtime::RawNumber, Float then { "$f64" => value.to_s }
        when Array then value.map { |item| tag(item) }
        when Hash then value.transform_values { |item| tag(item) }
        else value
        end
      end

      # The SDK's own serialisation of a result: what it gives back is what the server sent, or it lost something.
      def wire(value)
        value = value.body if value.is_a?(Njia::Page)
        value.respond_to?(:to_wire) ? value.to_wire : value
      end
    end
  end
end
