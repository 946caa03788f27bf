# frozen_string_literal: true

require "date"

module Njia
  module Runtime
    # Any value as JSON, for members of no declared shape.
    module Plain
      # @raise [Mismatch] for what has no JSON form
      def self.of(value)
        case value
        when nil, true, false, Integer, RawNumber then value
        when String then TextCodec.new.encode(value)
        when Float then number(value)
        when Model, UnknownVariant then value.to_wire
        when Time then Moment.format(value)
        when Date then -value.strftime("%Y-%m-%d")
        when Symbol then value.name
        when Array then ListCodec.new(AnyCodec.new).encode(value)
        when Hash then MapCodec.new(AnyCodec.new).encode(value)
        else raise Mismatch.expected("something with a JSON form", value)
        end
      end

      def self.number(value)
        value.finite? ? RawNumber.new(value.to_s) : raise(Mismatch, "must be a finite number")
      end
      private_class_method :number
    end
  end
end
