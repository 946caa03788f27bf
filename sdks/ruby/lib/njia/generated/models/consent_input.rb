# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Proof that the person agreed to the processing.
  #
  # Without a granted consent the answer is 403 `consent_required`.
  class ConsentInput < Model
    # Whether the person agreed; only `true` lets the operation run.
    # @return [Boolean]
    attr_reader :granted

    # When the person agreed.
    # @return [Time]
    attr_reader :granted_at

    # The member purpose.
    # @return [String]
    attr_reader :purpose

    # The caller's reference of the stored consent.
    # @return [String]
    attr_reader :reference

    # The member notice language.
    # @return [String]
    attr_reader :notice_language

    # Address of the notice that the person saw.
    # @return [String, nil]
    attr_reader :notice_url

    # @param granted [Boolean]
    # @param granted_at [Time, String]
    # @param purpose [String]
    # @param reference [String]
    # @param notice_language [String]
    # @param notice_url [String]
    def initialize(
      granted:,
      granted_at:,
      purpose:,
      reference:,
      notice_language:,
      notice_url: OMIT
    )
      super({ granted:, granted_at:, purpose:, reference:, notice_language:, notice_url: })
    end

    define_shape do |shape|
      shape.required(:granted, "granted", shape.boolean)
      shape.required(:granted_at, "grantedAt", shape.time)
      shape.required(:purpose, "purpose", shape.text)
      shape.required(:reference, "reference", shape.text)
      shape.required(:notice_language, "noticeLanguage", shape.text)
      shape.optional(:notice_url, "noticeUrl", shape.text)
    end
  end
end
