# frozen_string_literal: true

module Njia
  module Runtime
    # Text, and everything that travels as text without another form in Ruby (uuid, uri, open enums).
    class TextCodec
      def decode(value, _lenient)
        value.instance_of?(String) ? value : raise(Mismatch.expected("a string", value))
      end

      def encode(value)
        raise Mismatch.expected("a string", value) unless value.is_a?(String)

        text = value.encoding == Encoding::UTF_8 ? value : value.encode(Encoding::UTF_8)
        raise Mismatch, "must be valid UTF-8" unless text.valid_encoding?

        text.frozen? && text.instance_of?(String) ? text : -String.new(text, encoding: Encoding::UTF_8)
      rescue EncodingError
        raise Mismatch, "must be text that UTF-8 can hold"
      end
    end

    # true and false, nothing that only resembles them.
    class BooleanCodec
      def decode(value, _lenient)
        return value if value.equal?(true) || value.equal?(false)

        raise Mismatch.expected("a boolean", value)
      end

      def encode(value)
        decode(value, false)
      end
    end

    # Exact integers of any size; as text on the wire when made with `text: true`.
    class IntegerCodec
      FORM = /\A-?\d{1,4000}\z/
      private_constant :FORM

      def initialize(text: false)
        @text = text
      end

      def decode(value, _lenient)
        return value if !@text && value.instance_of?(Integer)
        return Integer(value, 10) if @text && value.instance_of?(String) && FORM.match?(value)

        raise Mismatch.expected(@text ? "an integer as text" : "an integer", value)
      end

      def encode(value)
        raise Mismatch.expected("an Integer", value) unless value.instance_of?(Integer)

        @text ? value.to_s.freeze : value
      end
    end

    # Ratios and coordinates, never money.
    class NumberCodec
      FORM = /\A-?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?\z/
      private_constant :FORM

      def initialize(text: false)
        @text = text
      end

      def decode(value, _lenient)
        number =
          if @text
            value.to_f if value.instance_of?(String) && FORM.match?(value)
          elsif value.instance_of?(Integer) || value.is_a?(RawNumber)
            value.to_f
          end
        raise(Mismatch.expected(@text ? "a number as text" : "a finite number", value)) unless number&.finite?

        number
      end

      def encode(value)
        fits = value.instance_of?(Integer) || (value.instance_of?(Float) && value.finite?)
        raise Mismatch.expected("a finite number", value) unless fits

        return value.to_s.freeze if @text

        value.is_a?(Float) ? RawNumber.new(value.to_s) : value
      end
    end

    # Decimals, as text for the caller so that no digit is lost; numbers on the wire when made with `number: true`.
    class DecimalCodec
      STRICT = /\A-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?\z/
      LOOSE = /\A[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?\z/
      private_constant :STRICT, :LOOSE

      def initialize(number: false)
        @number = number
      end

      def decode(value, _lenient)
        return -value.to_s if @number && (value.instance_of?(Integer) || value.is_a?(RawNumber))
        return value if !@number && value.instance_of?(String) && LOOSE.match?(value)

        raise Mismatch.expected(@number ? "a number" : "a decimal as text", value)
      end

      def encode(value)
        text = value.instance_of?(Integer) ? value.to_s : value
        fits = text.is_a?(String) && STRICT.match?(text)
        raise Mismatch.expected('a decimal as text, such as "12.50"', value) unless fits

        @number ? RawNumber.new(text) : -text
      end
    end

    # A member with one possible value; another one of the same type is newer than this version and is kept.
    class ConstCodec
      # What is filled in.
      attr_reader :value

      def initialize(value)
        @value = value
      end

      def decode(value, _lenient)
        fits = value.instance_of?(@value.class) || (bool?(value) && bool?(@value)) || fraction?(value)
        fits ? value : raise(Mismatch.expected("the constant #{@value.inspect}", value))
      end

      def encode(value)
        decode(value, false)
      end

      private

      def bool?(value)
        value.equal?(true) || value.equal?(false)
      end

      def fraction?(value)
        @value.instance_of?(Float) && (value.is_a?(RawNumber) || value.instance_of?(Integer))
      end
    end

    # Octets as base64 text (RFC 4648, section 4).
    class BytesCodec
      def decode(value, _lenient)
        raise Mismatch.expected("base64 text", value) unless value.instance_of?(String)

        value.unpack1("m0").freeze
      rescue ArgumentError
        raise Mismatch, "must be base64 text"
      end

      def encode(value)
        raise Mismatch.expected("a String of octets", value) unless value.is_a?(String)

        [value].pack("m0").freeze
      end
    end

    # Raw octets: a String, an {Upload}, or an open file, which is read at once so that a retry sends the same.
    class FileCodec
      def decode(value, _lenient)
        value.instance_of?(String) || value.is_a?(Upload) ? value : raise(Mismatch.expected("octets", value))
      end

      def encode(value)
        return value if value.is_a?(String) || value.is_a?(Upload)
        raise Mismatch.expected("octets, an Upload or a file", value) unless value.respond_to?(:read)

        name = value.respond_to?(:path) && value.path ? File.basename(value.path) : "file"
        Upload.new(value.read.to_s, name:)
      end
    end
  end
end
