# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The model that made a score.
  class ModelInfo < Model
    # Name of the model.
    # @return [String]
    attr_reader :id

    # Version of the model.
    # @return [String]
    attr_reader :version

    # The member kind.
    # @return [String]
    attr_reader :kind

    # `true` when the wanted model was not reachable and this one stood in.
    # @return [Boolean]
    attr_reader :fallback

    # Origin of the data that the model was fitted to.
    # @return [String]
    attr_reader :training_data

    # @param id [String]
    # @param version [String]
    # @param kind [String]
    # @param fallback [Boolean]
    # @param training_data [String]
    def initialize(
      id:,
      version:,
      kind:,
      fallback:,
      training_data:
    )
      super({ id:, version:, kind:, fallback:, training_data: })
    end

    define_shape do |shape|
      shape.required(:id, "id", shape.text)
      shape.required(:version, "version", shape.text)
      shape.required(:kind, "kind", shape.text)
      shape.required(:fallback, "fallback", shape.boolean)
      shape.required(:training_data, "trainingData", shape.text)
    end
  end
end
