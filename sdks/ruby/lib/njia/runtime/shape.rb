# frozen_string_literal: true

module Njia
  module Runtime
    # One member of a model.
    class Field
      # `name` in Ruby, `wire` in JSON; `sensitive` is nil, :all or :last4; `ivar` is where a model keeps it.
      attr_reader :name, :wire, :codec, :sensitive, :ivar

      def initialize(name, wire, codec, required, sensitive)
        @name = name
        @wire = wire
        @codec = codec
        @required = required
        @sensitive = sensitive
        @ivar = :"@#{name}"
        freeze
      end

      def required?
        @required
      end
    end

    # The members of a model in the order of the API description: made from JSON, and turned into it.
    class Shape
      include CodecNames

      ABSENT = Object.new.freeze
      private_constant :ABSENT

      # @yieldparam shape [Shape] to name the members with `required` and `optional`; called at the first use
      def initialize(type, &define)
        @type = type
        @define = define
        @lock = Mutex.new
        @fields = nil
      end

      def required(name, wire, codec, sensitive: nil)
        @draft << Field.new(name, wire, codec, true, sensitive)
      end

      def optional(name, wire, codec, sensitive: nil)
        @draft << Field.new(name, wire, codec, false, sensitive)
      end

      def fields
        @fields || @lock.synchronize { @fields ||= defined_fields }
      end

      # By name in Ruby.
      def field(name)
        @by_name[name] if fields
      end

      # By name in JSON.
      def field_by_wire(wire)
        @by_wire[wire] if fields
      end

      # A frozen model. A required member may be missing when `lenient`.
      # @raise [Mismatch]
      def decode(wire, lenient)
        fill(@type.allocate, wire, lenient)
      end

      # Sets all members of a new model, and freezes it.
      def fill(model, wire, lenient)
        raise Mismatch.expected("an object", wire) unless wire.instance_of?(Hash)

        current = nil
        begin
          fields.each do |field|
            current = field
            model.instance_variable_set(field.ivar, read(field, wire, lenient))
          end
        rescue Mismatch => e
          raise e.under(current.wire)
        end
        model.instance_variable_set(:@wire, wire)
        model.freeze
      end

      # Frozen JSON from values by name; constants are filled in, omitted values left out.
      # @param extra [Hash, nil] further members by wire name
      # @raise [Mismatch]
      def encode(values, extra = nil)
        wire = {}
        place = nil
        begin
          fields.each do |field|
            place = field.name
            value = values.fetch(place) { field.codec.is_a?(ConstCodec) ? field.codec.value : OMIT }
            write(wire, field, value)
          end
          extra&.each do |name, value|
            place = name
            wire[-name.to_s] = Plain.of(value)
          end
        rescue Mismatch => e
          raise e.under(place.to_s)
        end
        wire.freeze
      end

      # The same from a Hash that a caller wrote, with Symbols or Strings as keys.
      def encode_hash(given)
        values = {}
        extra = {}
        given.each do |key, value|
          field = field(key.to_sym)
          if field
            values[field.name] = value
          elsif @type.takes_extra?
            extra[key] = value
          else
            raise Mismatch.new("is no member of #{@type}").under(key.to_s)
          end
        end
        encode(values, extra)
      end

      private

      def defined_fields
        @draft = []
        @define.call(self)
        @by_name = @draft.to_h { |field| [field.name, field] }.freeze
        @by_wire = @draft.to_h { |field| [field.wire, field] }.freeze
        @draft.freeze
      end

      def read(field, wire, lenient)
        value = wire.fetch(field.wire, ABSENT)
        return field.codec.decode(value, lenient) unless ABSENT.equal?(value)
        raise Mismatch, "is missing" if field.required? && !lenient

        nil
      end

      def write(wire, field, value)
        if OMIT.equal?(value)
          raise Mismatch, "is missing" if field.required?
        else
          wire[field.wire] = field.codec.encode(value)
        end
      end
    end
  end
end
