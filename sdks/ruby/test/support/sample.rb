# frozen_string_literal: true

# Values that fit a codec: the least that it takes.
module Sample
  SIMPLE = {
    Njia::Runtime::TextCodec => "x", Njia::Runtime::BooleanCodec => true, Njia::Runtime::IntegerCodec => 1,
    Njia::Runtime::NumberCodec => 0.5, Njia::Runtime::DecimalCodec => "1.50", Njia::Runtime::AnyCodec => {},
    Njia::Runtime::BytesCodec => "octets", Njia::Runtime::FileCodec => "octets",
    Njia::Runtime::TimeCodec => Time.utc(2026, 1, 15, 9, 30), Njia::Runtime::DateCodec => Date.new(2026, 1, 15)
  }.freeze

  class << self
    def of(codec)
      case codec
      when Njia::Runtime::ConstCodec then codec.value
      when Njia::Runtime::NullableCodec then of(codec.inner)
      when Njia::Runtime::ListCodec then [of(inner(codec, :@item))]
      when Njia::Runtime::MapCodec then { "key" => of(inner(codec, :@value)) }
      when Njia::Runtime::ModelCodec then members(codec.type.shape)
      when Njia::Runtime::UnionRef then union(codec.send(:codec))
      else SIMPLE.fetch(codec.class)
      end
    end

    # The required members of a model, but for constants.
    def members(shape)
      shape.fields.select { |field| field.required? && !field.codec.is_a?(Njia::Runtime::ConstCodec) }
           .to_h { |field| [field.name, of(field.codec)] }
    end

    # Members that have a type at all.
    def typed(shape)
      shape.fields.reject { |field| [Njia::Runtime::AnyCodec, Njia::Runtime::ConstCodec].include?(field.codec.class) }
    end

    # Positional and keyword arguments that a method insists on.
    def arguments(method, operation)
      codecs = operation.params.to_h { |param| [param.name, param.codec] }
      body = operation.request_body&.codec
      codecs.merge!(body.type.shape.fields.to_h { |field| [field.name, field.codec] }) if body.respond_to?(:type)
      required = method.parameters.select { |kind, _| %i[req keyreq].include?(kind) }
      positional, keywords = required.partition { |kind, _| kind == :req }
      value = ->(name) { of(codecs.fetch(name) { body }) }
      [positional.map { |_, name| value.call(name) }, keywords.to_h { |_, name| [name, value.call(name)] }]
    end

    private

    def union(codec)
      variant = inner(codec, :@variants).first
      tag = inner(codec, :@marks).first.first
      member = codec.instance_variable_get(:@member)
      value = of(variant)
      value.is_a?(Hash) && member ? { member => tag, **value } : value
    end

    def inner(codec, name)
      codec.instance_variable_get(name)
    end
  end
end
