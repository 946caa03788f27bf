# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Part of the request that holds the faulty value.
  module FieldErrorLocation
    extend OpenEnum

    # The JSON body; `pointer` leads to the value.
    BODY = "body"

    # A query parameter; `name` tells which.
    QUERY = "query"

    # A request header; `name` tells which.
    HEADER = "header"

    # A path parameter; `name` tells which.
    PATH = "path"

    # All values that this version knows.
    VALUES = [BODY, QUERY, HEADER, PATH].freeze
  end
end
