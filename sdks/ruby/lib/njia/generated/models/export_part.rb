# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Part to export.
  module ExportPart
    extend OpenEnum

    # The requests.
    COLLECTION = "collection"

    # The variables.
    ENVIRONMENT = "environment"

    # All values that this version knows.
    VALUES = [COLLECTION, ENVIRONMENT].freeze
  end
end
