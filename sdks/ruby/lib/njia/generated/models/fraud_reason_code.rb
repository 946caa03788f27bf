# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Stable code of a reason of a fraud analysis.
  module FraudReasonCode
    extend OpenEnum

    # The sender's SIM was changed in the last 7 days.
    SIM_SWAP_RECENT = "sim_swap_recent"

    # The sender would have travelled faster than 900 km/h.
    IMPOSSIBLE_TRAVEL = "impossible_travel"

    # The amount is far above what this sender usually pays.
    AMOUNT_ABOVE_PROFILE = "amount_above_profile"

    # Incoming money is moved on within 30 minutes.
    PASS_THROUGH = "pass_through"

    # Many payments of the sender within an hour.
    VELOCITY_SENDER_1H = "velocity_sender_1h"

    # Many different senders paid the recipient within 24 hours.
    RECIPIENT_FAN_IN = "recipient_fan_in"

    # Several payments just below a reporting threshold.
    STRUCTURING = "structuring"

    # Many accounts use this device.
    DEVICE_SHARED = "device_shared"

    # Equal cash-ins at one agent within 30 minutes.
    AGENT_SPLIT_DEPOSITS = "agent_split_deposits"

    # Failures and then a success within 15 minutes.
    FAILED_THEN_SUCCESS = "failed_then_success"

    # The device was not seen before.
    DEVICE_NEW = "device_new"

    # The device is rooted or an emulator.
    DEVICE_COMPROMISED = "device_compromised"

    # The account is younger than 30 days.
    ACCOUNT_YOUNG = "account_young"

    # The network is in another country.
    IP_COUNTRY_MISMATCH = "ip_country_mismatch"

    # The first payment to this recipient.
    NEW_RECIPIENT = "new_recipient"

    # The amount is high for the sender's identity tier.
    KYC_TIER_LOW_FOR_AMOUNT = "kyc_tier_low_for_amount"

    # Money transfer, crypto or gambling.
    HIGH_RISK_MCC = "high_risk_mcc"

    # An hour at which this sender hardly ever pays.
    UNUSUAL_HOUR = "unusual_hour"

    # The account was silent for more than 90 days.
    DORMANT_REACTIVATION = "dormant_reactivation"

    # Same amount and recipient within 10 minutes.
    DUPLICATE_PATTERN = "duplicate_pattern"

    # Incoming money is sent back to the same party within an hour.
    REFUND_PRESSURE = "refund_pressure"

    # The corridor is on the policy list.
    CORRIDOR_HIGH_RISK = "corridor_high_risk"

    # Three or more good payments to this recipient; lowers the risk.
    KNOWN_RECIPIENT = "known_recipient"

    # Ten or more good sessions on this device; lowers the risk.
    KNOWN_DEVICE = "known_device"

    # A party is on the tenant's block list; the score is at least 95.
    BLOCKLIST_HIT = "blocklist_hit"

    # A party is on a sanctions list; the score is 100.
    SANCTIONS_MATCH = "sanctions_match"

    # No signal fired.
    NO_RISK_SIGNALS = "no_risk_signals"

    # The scorer could not be reached; the tenant's fail mode decided.
    SCORER_UNAVAILABLE = "scorer_unavailable"

    # All values that this version knows.
    VALUES = [
      SIM_SWAP_RECENT,
      IMPOSSIBLE_TRAVEL,
      AMOUNT_ABOVE_PROFILE,
      PASS_THROUGH,
      VELOCITY_SENDER_1H,
      RECIPIENT_FAN_IN,
      STRUCTURING,
      DEVICE_SHARED,
      AGENT_SPLIT_DEPOSITS,
      FAILED_THEN_SUCCESS,
      DEVICE_NEW,
      DEVICE_COMPROMISED,
      ACCOUNT_YOUNG,
      IP_COUNTRY_MISMATCH,
      NEW_RECIPIENT,
      KYC_TIER_LOW_FOR_AMOUNT,
      HIGH_RISK_MCC,
      UNUSUAL_HOUR,
      DORMANT_REACTIVATION,
      DUPLICATE_PATTERN,
      REFUND_PRESSURE,
      CORRIDOR_HIGH_RISK,
      KNOWN_RECIPIENT,
      KNOWN_DEVICE,
      BLOCKLIST_HIT,
      SANCTIONS_MATCH,
      NO_RISK_SIGNALS,
      SCORER_UNAVAILABLE
    ].freeze
  end
end
