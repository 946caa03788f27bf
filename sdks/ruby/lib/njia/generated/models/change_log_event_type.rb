# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What happened.
  module ChangeLogEventType
    extend OpenEnum

    # A change took effect.
    CHANGELOG_ENTRY_PUBLISHED = "changelog.entry_published"

    # A breaking change was announced.
    CHANGELOG_BREAKING_CHANGE_ANNOUNCED = "changelog.breaking_change_announced"

    # Something you may use ends soon.
    CHANGELOG_SUNSET_APPROACHING = "changelog.sunset_approaching"

    # All values that this version knows.
    VALUES = [CHANGELOG_ENTRY_PUBLISHED, CHANGELOG_BREAKING_CHANGE_ANNOUNCED, CHANGELOG_SUNSET_APPROACHING].freeze
  end
end
