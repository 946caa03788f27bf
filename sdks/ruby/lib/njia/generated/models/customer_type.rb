# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Kind of customer.
  module CustomerType
    extend OpenEnum

    # A person.
    INDIVIDUAL = "individual"

    # A company or another organisation.
    BUSINESS = "business"

    # All values that this version knows.
    VALUES = [INDIVIDUAL, BUSINESS].freeze
  end
end
