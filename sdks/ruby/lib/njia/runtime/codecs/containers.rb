# frozen_string_literal: true

module Njia
  module Runtime
    # JSON of no declared shape.
    class AnyCodec
      def decode(value, _lenient)
        value
      end

      def encode(value)
        Plain.of(value)
      end
    end

    # nil, or what another codec takes.
    class NullableCodec
      # The codec behind it.
      attr_reader :inner

      def initialize(inner)
        @inner = inner
      end

      def decode(value, lenient)
        value.nil? ? nil : @inner.decode(value, lenient)
      end

      def encode(value)
        value.nil? ? nil : @inner.encode(value)
      end
    end

    # Lists.
    class ListCodec
      def initialize(item)
        @item = item
      end

      def decode(value, lenient)
        raise Mismatch.expected("a list", value) unless value.instance_of?(Array)

        each_item(value) { |item| @item.decode(item, lenient) }
      end

      def encode(value)
        raise Mismatch.expected("an Array", value) unless value.is_a?(Array)

        each_item(value) { |item| @item.encode(item) }
      end

      private

      def each_item(value)
        index = -1
        value.map do |item|
          index += 1
          yield item
        end.freeze
      rescue Mismatch => e
        raise e.under(index)
      end
    end

    # Objects whose keys are data.
    class MapCodec
      def initialize(value)
        @value = value
      end

      def decode(value, lenient)
        raise Mismatch.expected("an object", value) unless value.instance_of?(Hash)

        each_member(value) { |item| @value.decode(item, lenient) }
      end

      def encode(value)
        raise Mismatch.expected("a Hash", value) unless value.is_a?(Hash)

        each_member(value) { |item| @value.encode(item) }
      end

      private

      def each_member(value)
        place = nil
        value.to_h do |key, item|
          place = key.to_s
          [place, yield(item)]
        end.freeze
      rescue Mismatch => e
        raise e.under(place)
      end
    end

    # A model, by the name of its class, which is loaded when it is first met.
    class ModelCodec
      def initialize(name)
        @name = name
      end

      def decode(value, lenient)
        type.shape.decode(value, lenient)
      end

      # Takes a model of the class, or a Hash by the names of its members.
      def encode(value)
        return value.to_wire if value.is_a?(type)
        raise Mismatch.expected("a #{type} or a Hash", value) unless value.instance_of?(Hash)

        type.shape.encode_hash(value)
      end

      # The class itself.
      def type
        @type ||= ROOT.const_get(@name)
      end
    end

    # A union, by the name of its module.
    class UnionRef
      def initialize(name)
        @name = name
      end

      def decode(value, lenient)
        codec.decode(value, lenient)
      end

      def encode(value)
        codec.encode(value)
      end

      private

      def codec
        @codec ||= ROOT.const_get(@name).codec
      end
    end
  end
end
