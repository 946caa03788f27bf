# frozen_string_literal: true

module Njia
  module Runtime
    # One of several shapes; what no variant claims becomes the unknown variant.
    class UnionCodec
      include CodecNames

      # @param unknown [Class] the class of values that no variant claims
      def initialize(unknown)
        @unknown = unknown
        @variants = []
        @marks = []
        yield self
      end

      # Adds a variant, with what decides for it: tags, a JSON type or a key.
      def variant(codec, *marks)
        @variants << codec
        @marks << marks
      end

      def decode(value, lenient)
        chosen = choose(value)
        chosen.nil? ? unknown(value) : chosen.decode(value, lenient)
      end

      def encode(value)
        return value.to_wire if value.is_a?(UnknownVariant)

        chosen = value.instance_of?(Hash) ? choose(value) : nil
        return chosen.encode(value) unless chosen.nil?

        @variants.each do |variant|
          return variant.encode(value)
        rescue Mismatch
          next
        end
        raise Mismatch.expected(wanted, value)
      end

      # The JSON type of a value.
      def self.type_of(value)
        case value
        when nil then "null"
        when true, false then "boolean"
        when Integer then "integer"
        when RawNumber, Float then "number"
        when Array then "array"
        when Hash, Model then "object"
        else "string"
        end
      end

      private

      def wanted
        "a value of one of the variants"
      end

      def unknown(value)
        @unknown.new(nil, value)
      end
    end

    # By a discriminator.
    class TagUnion < UnionCodec
      # @param property [String] on the wire
      # @param member [Symbol] in Ruby
      def initialize(unknown, property, member)
        @property = property
        @member = member
        @fallback = nil
        super(unknown)
        @tags = @variants.zip(@marks).flat_map { |codec, tags| tags.map { |tag| [tag, codec] } }.to_h
      end

      # Adds the variant of values whose tag is absent or not listed.
      def fallback(codec)
        @fallback = codec
        @variants << codec
        @marks << []
      end

      private

      def choose(value)
        return nil unless value.instance_of?(Hash)

        tag = tag_of(value)
        @tags[tag.is_a?(Symbol) || tag.is_a?(String) || tag.is_a?(Integer) ? tag.to_s : tag.inspect] || @fallback
      end

      def tag_of(value)
        value.fetch(@property) { value.fetch(@member) { value[@member.to_s] } }
      end

      def wanted
        "a value of one of the variants, with #{@property} as one of #{@tags.keys.join(', ')}"
      end

      def unknown(value)
        raise Mismatch.expected("an object", value) unless value.instance_of?(Hash)

        tag = value[@property]
        @unknown.new(tag.is_a?(String) ? tag : nil, value)
      end
    end

    # By JSON type.
    class TypeUnion < UnionCodec
      private

      def choose(value)
        type = UnionCodec.type_of(value)
        index = @marks.index([type])
        index ||= @marks.index(["number"]) if type == "integer"
        index && @variants[index]
      end
    end

    # By a key that only one variant has; a variant marked "" takes the rest.
    class KeyUnion < UnionCodec
      private

      def choose(value)
        return nil unless value.instance_of?(Hash)

        index = @marks.index { |(key)| key != "" && (value.key?(key) || value.key?(key.to_sym)) } || @marks.index([""])
        index && @variants[index]
      end
    end

    # By trying: the first variant that fits and knows all members, else the first that fits.
    class TrialUnion < UnionCodec
      private

      def choose(value)
        fits = nil
        @variants.each do |variant|
          decoded = variant.decode(value, false)
          return variant unless decoded.is_a?(Model) && !decoded.extra.empty?

          fits ||= variant
        rescue Mismatch
          next
        end
        fits
      end
    end
  end
end
