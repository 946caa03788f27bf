# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Role of a user; it decides which scopes a session may use.
  module Role
    extend OpenEnum

    # Everything.
    OWNER = "owner"

    # Everything except managing users who are owners.
    ADMIN = "admin"

    # All reading, webhooks, widgets, sandbox and test keys.
    DEVELOPER = "developer"

    # Payments, bulk, review, reversals, customers, KYC review and cards without reveal.
    OPERATIONS = "operations"

    # Fraud, KYC, credit and payment review; reading.
    RISK = "risk"

    # All reading, without personal data.
    ANALYST = "analyst"

    # All reading with personal data and the audit log.
    AUDITOR = "auditor"

    # All values that this version knows.
    VALUES = [OWNER, ADMIN, DEVELOPER, OPERATIONS, RISK, ANALYST, AUDITOR].freeze
  end
end
