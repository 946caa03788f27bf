# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Pictures of the face, JPEG or PNG in base64.
  class KycSelfieInput < Model
    # The selfie.
    # @return [String]
    attr_reader :image

    # Frames that show the person move.
    # @return [Array<String>, nil]
    attr_reader :liveness_frames

    # @param image [String]
    # @param liveness_frames [Array<String>]
    def initialize(
      image:,
      liveness_frames: OMIT
    )
      super({ image:, liveness_frames: })
    end

    define_shape do |shape|
      shape.required(:image, "image", shape.bytes, sensitive: :all)
      shape.optional(:liveness_frames, "livenessFrames", shape.list(shape.bytes), sensitive: :all)
    end
  end
end
