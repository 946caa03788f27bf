# frozen_string_literal: true

module Njia
  # What modules of named values have in common. Values that are newer than this version are plain like all others.
  module OpenEnum
    # All values that this version knows.
    def values
      self::VALUES
    end

    # Whether this version knows a value.
    def known?(value)
      values.include?(value)
    end
  end
end
