# frozen_string_literal: true

require_relative "njia/runtime/load"
require_relative "njia/generated/names"

# The Njia API: payments, identity, fraud and cards for African markets.
module Njia
end
