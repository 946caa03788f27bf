# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The consent under which the data was processed, as stored.
  class Consent < Model
    # Whether the person agreed.
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
    # @param notice_url [String, nil]
    def initialize(
      granted:,
      granted_at:,
      purpose:,
      reference:,
      notice_language:,
      notice_url:
    )
      super({ granted:, granted_at:, purpose:, reference:, notice_language:, notice_url: })
    end

    define_shape do |shape|
      shape.required(:granted, "granted", shape.boolean)
      shape.required(:granted_at, "grantedAt", shape.time)
      shape.required(:purpose, "purpose", shape.text)
      shape.required(:reference, "reference", shape.text)
      shape.required(:notice_language, "noticeLanguage", shape.text)
      shape.required(:notice_url, "noticeUrl", shape.nullable(shape.text))
    end
  end
end
