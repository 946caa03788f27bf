# frozen_string_literal: true

module Njia
  # What all objects of the API have in common: they are frozen, equal by value, and keep what this version does not
  # know. An optional member that is absent reads as nil; {#key?} tells absent from null.
  class Model
    class << self
      # @api private
      attr_reader :shape

      # @api private
      def define_shape(extra: false, &block)
        @shape = Runtime::Shape.new(self, &block)
        @takes_extra = extra
      end

      # @api private
      def takes_extra?
        @takes_extra
      end

      # An object from its JSON, as the API writes it.
      # @param json [String, Hash] text, or a Hash by wire names
      # @raise [ArgumentError] when it does not fit
      def from_json(json)
        text = json.is_a?(String) ? json : Runtime::Json.generate(json)
        shape.decode(Runtime::Json.parse(text), false)
      rescue Runtime::Mismatch => e
        raise ArgumentError, e.sentence, cause: nil
      rescue Runtime::JsonError => e
        raise ArgumentError, "#{name}: #{e.message}.", cause: nil
      end
    end

    # @api private
    def initialize(values, extra = nil)
      shape = self.class.shape
      # Read back, so that what the caller gave has the form that answers have.
      shape.fill(self, shape.encode(values, extra), false)
    rescue Runtime::Mismatch => e
      raise ArgumentError, e.sentence(""), cause: nil
    end

    # The facts of the answer that brought this object; nil for one that was made here, or stands inside another.
    # @return [ResponseMeta, nil]
    attr_reader :meta

    # @api private
    def with_meta(meta)
      copy = dup
      copy.instance_variable_set(:@meta, meta)
      copy.freeze
    end

    # Whether a member was there at all, by its name here (Symbol) or on the wire (String).
    def key?(name)
      field = name.is_a?(Symbol) ? self.class.shape.field(name) : nil
      @wire.key?(field ? field.wire : name.to_s)
    end

    # Members that this version does not know, by wire name. Frozen.
    def extra
      shape = self.class.shape
      @wire.reject { |name, _| shape.field_by_wire(name) }.freeze
    end

    # The JSON as it came, or as it would be sent. Frozen.
    # @return [Hash{String => Object}]
    def to_wire
      @wire
    end

    # The members that are there, by name, objects inside as Hashes too; unknown ones by wire name.
    def to_h
      members = {}
      self.class.shape.fields.each do |field|
        members[field.name] = plain_member(instance_variable_get(field.ivar)) if @wire.key?(field.wire)
      end
      members.merge(extra)
    end

    def to_json(*)
      Runtime::Json.generate(@wire)
    end

    # For ActiveSupport.
    def as_json(*)
      @wire
    end

    # For pattern matching.
    def deconstruct_keys(keys)
      fields = self.class.shape.fields
      fields = fields.select { |field| keys.include?(field.name) } if keys
      fields.to_h { |field| [field.name, instance_variable_get(field.ivar)] }
    end

    def ==(other)
      other.instance_of?(self.class) && @wire == other.to_wire
    end
    alias eql? ==

    def hash
      [self.class, @wire].hash
    end

    # What the API description marks as sensitive is masked.
    def inspect
      members = self.class.shape.fields.filter_map do |field|
        "#{field.name}=#{shown_member(field)}" if @wire.key?(field.wire)
      end
      "#<#{[self.class.name, *members].join(' ')}>"
    end
    alias to_s inspect

    private

    def shown_member(field)
      value = instance_variable_get(field.ivar)
      return value.inspect if value.nil? || field.sensitive.nil?

      field.sensitive == :last4 && value.is_a?(String) ? Runtime::Redactor.last4(value) : Runtime::Redactor::MASK
    end

    def plain_member(value)
      case value
      when Model then value.to_h
      when UnknownVariant then value.to_wire
      when Array then value.map { |item| plain_member(item) }
      when Hash then value.transform_values { |item| plain_member(item) }
      else value
      end
    end
  end
end
