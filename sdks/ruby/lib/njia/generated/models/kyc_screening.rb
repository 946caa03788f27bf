# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Screening against lists.
  class KycScreening < Model
    # The member sanctions.
    # @return [String]
    attr_reader :sanctions

    # The member pep.
    # @return [String]
    attr_reader :pep

    # The member adverse media.
    # @return [String]
    attr_reader :adverse_media

    # Entries that were found.
    # @return [Array<Njia::KycScreeningHit>]
    attr_reader :matches

    # @param sanctions [String]
    # @param pep [String]
    # @param adverse_media [String]
    # @param matches [Array<Njia::KycScreeningHit, Hash>]
    def initialize(
      sanctions:,
      pep:,
      adverse_media:,
      matches:
    )
      super({ sanctions:, pep:, adverse_media:, matches: })
    end

    define_shape do |shape|
      shape.required(:sanctions, "sanctions", shape.text)
      shape.required(:pep, "pep", shape.text)
      shape.required(:adverse_media, "adverseMedia", shape.text)
      shape.required(:matches, "matches", shape.list(shape.model(:KycScreeningHit)))
    end
  end
end
