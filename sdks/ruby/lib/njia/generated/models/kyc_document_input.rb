# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Pictures of a document, JPEG or PNG in base64.
  class KycDocumentInput < Model
    # The member type.
    # @return [String]
    attr_reader :type

    # Front side.
    # @return [String]
    attr_reader :front_image

    # Back side.
    # @return [String, nil]
    attr_reader :back_image

    # @param type [String]
    # @param front_image [String]
    # @param back_image [String]
    def initialize(
      type:,
      front_image:,
      back_image: OMIT
    )
      super({ type:, front_image:, back_image: })
    end

    define_shape do |shape|
      shape.required(:type, "type", shape.text)
      shape.required(:front_image, "frontImage", shape.bytes, sensitive: :all)
      shape.optional(:back_image, "backImage", shape.bytes, sensitive: :all)
    end
  end
end
