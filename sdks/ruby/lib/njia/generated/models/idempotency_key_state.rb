# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What became of the first request with the key.
  module IdempotencyKeyState
    extend OpenEnum

    # Still being worked on.
    IN_PROGRESS = "in_progress"

    # Done; the answer is kept and will be replayed.
    COMPLETED = "completed"

    # Done; the answer is no longer kept, but the key still has no second effect.
    EXPIRED = "expired"

    # All values that this version knows.
    VALUES = [IN_PROGRESS, COMPLETED, EXPIRED].freeze
  end
end
