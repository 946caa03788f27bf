# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Kind of change.
  module ChangeLogKind
    extend OpenEnum

    # Something new.
    ADDED = "added"

    # Something behaves differently.
    CHANGED = "changed"

    # Something will end.
    DEPRECATED = "deprecated"

    # Something ended.
    REMOVED = "removed"

    # A defect was mended.
    FIXED = "fixed"

    # A weakness was closed.
    SECURITY = "security"

    # All values that this version knows.
    VALUES = [ADDED, CHANGED, DEPRECATED, REMOVED, FIXED, SECURITY].freeze
  end
end
