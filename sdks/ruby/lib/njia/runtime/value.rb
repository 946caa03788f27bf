# frozen_string_literal: true

module Njia
  # The result of a call that answers nothing.
  class Empty
    # @return [ResponseMeta]
    attr_reader :meta

    # @api private
    def initialize(meta)
      @meta = meta
      freeze
    end

    def ==(other)
      other.is_a?(Empty)
    end
    alias eql? ==

    def hash
      Empty.hash
    end

    def to_wire
      {}
    end

    def inspect
      "#<#{self.class.name}>"
    end
    alias to_s inspect
  end

  # An answer without a class of its own: text, octets, a list, a map or JSON of no declared shape.
  class Value
    # What the server answered.
    attr_reader :value

    # @return [ResponseMeta]
    attr_reader :meta

    # @api private
    def initialize(value, wire, meta)
      @value = value
      @wire = wire
      @meta = meta
      freeze
    end

    # The JSON as it came, or the text itself.
    def to_wire
      @wire
    end

    def to_json(*)
      Runtime::Json.generate(@wire)
    end

    def ==(other)
      other.is_a?(Value) && @wire == other.to_wire
    end
    alias eql? ==

    def hash
      [Value, @wire].hash
    end

    def inspect
      "#<#{self.class.name} #{@value.class}>"
    end
    alias to_s inspect
  end
end
