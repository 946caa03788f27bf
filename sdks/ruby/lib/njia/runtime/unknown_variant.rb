# frozen_string_literal: true

module Njia
  # A value of a union newer than this version. Its JSON is kept, and sent back unchanged.
  class UnknownVariant
    # Its discriminator, nil if it has none.
    attr_reader :tag

    # The facts of the answer that brought it; nil inside another object.
    attr_reader :meta

    # @api private
    def initialize(tag, wire)
      @tag = tag
      @wire = wire
      freeze
    end

    # The JSON as it came.
    def to_wire
      @wire
    end

    # @api private
    def with_meta(meta)
      copy = dup
      copy.instance_variable_set(:@meta, meta)
      copy.freeze
    end

    def to_json(*)
      Runtime::Json.generate(@wire)
    end

    # For ActiveSupport.
    def as_json(*)
      @wire
    end

    def ==(other)
      other.instance_of?(self.class) && @wire == other.to_wire
    end
    alias eql? ==

    def hash
      [self.class, @wire].hash
    end

    def inspect
      "#<#{self.class.name} #{@tag.inspect}>"
    end
    alias to_s inspect
  end
end
