# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Language, ISO 639-1 code.
  module LanguageTag
    extend OpenEnum

    # English
    EN = "en"

    # French
    FR = "fr"

    # Portuguese
    PT = "pt"

    # Arabic
    AR = "ar"

    # Swahili
    SW = "sw"

    # All values that this version knows.
    VALUES = [EN, FR, PT, AR, SW].freeze
  end
end
