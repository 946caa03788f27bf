# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The calendar window of a limit, in the time zone of the card.
  module SpendLimitInterval
    extend OpenEnum

    # Each single authorization.
    PER_AUTHORIZATION = "per_authorization"

    # A day, from 00:00.
    DAILY = "daily"

    # A week, from Monday 00:00.
    WEEKLY = "weekly"

    # A month, from the 1st.
    MONTHLY = "monthly"

    # A year, from 1 January.
    YEARLY = "yearly"

    # The life of the card.
    ALL_TIME = "all_time"

    # All values that this version knows.
    VALUES = [PER_AUTHORIZATION, DAILY, WEEKLY, MONTHLY, YEARLY, ALL_TIME].freeze
  end
end
