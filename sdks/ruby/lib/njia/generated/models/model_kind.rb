# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Where the model ran.
  module ModelKind
    extend OpenEnum

    # The model that is part of the service.
    BUILTIN = "builtin"

    # A scorer of the operator, reached over the network.
    REMOTE = "remote"

    # All values that this version knows.
    VALUES = [BUILTIN, REMOTE].freeze
  end
end
