# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # State of a tenant.
  module TenantStatus
    extend OpenEnum

    # In use.
    ACTIVE = "active"

    # Stopped by the operator; every call answers 403 tenant_suspended.
    SUSPENDED = "suspended"

    # All values that this version knows.
    VALUES = [ACTIVE, SUSPENDED].freeze
  end
end
