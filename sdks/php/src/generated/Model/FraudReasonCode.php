<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Stable code of a reason of a fraud analysis.
 */
enum FraudReasonCode: string
{
    /**
     * The sender's SIM was changed in the last 7 days.
     */
    case SimSwapRecent = 'sim_swap_recent';
    /**
     * The sender would have travelled faster than 900 km/h.
     */
    case ImpossibleTravel = 'impossible_travel';
    /**
     * The amount is far above what this sender usually pays.
     */
    case AmountAboveProfile = 'amount_above_profile';
    /**
     * Incoming money is moved on within 30 minutes.
     */
    case PassThrough = 'pass_through';
    /**
     * Many payments of the sender within an hour.
     */
    case VelocitySender1h = 'velocity_sender_1h';
    /**
     * Many different senders paid the recipient within 24 hours.
     */
    case RecipientFanIn = 'recipient_fan_in';
    /**
     * Several payments just below a reporting threshold.
     */
    case Structuring = 'structuring';
    /**
     * Many accounts use this device.
     */
    case DeviceShared = 'device_shared';
    /**
     * Equal cash-ins at one agent within 30 minutes.
     */
    case AgentSplitDeposits = 'agent_split_deposits';
    /**
     * Failures and then a success within 15 minutes.
     */
    case FailedThenSuccess = 'failed_then_success';
    /**
     * The device was not seen before.
     */
    case DeviceNew = 'device_new';
    /**
     * The device is rooted or an emulator.
     */
    case DeviceCompromised = 'device_compromised';
    /**
     * The account is younger than 30 days.
     */
    case AccountYoung = 'account_young';
    /**
     * The network is in another country.
     */
    case IpCountryMismatch = 'ip_country_mismatch';
    /**
     * The first payment to this recipient.
     */
    case NewRecipient = 'new_recipient';
    /**
     * The amount is high for the sender's identity tier.
     */
    case KycTierLowForAmount = 'kyc_tier_low_for_amount';
    /**
     * Money transfer, crypto or gambling.
     */
    case HighRiskMcc = 'high_risk_mcc';
    /**
     * An hour at which this sender hardly ever pays.
     */
    case UnusualHour = 'unusual_hour';
    /**
     * The account was silent for more than 90 days.
     */
    case DormantReactivation = 'dormant_reactivation';
    /**
     * Same amount and recipient within 10 minutes.
     */
    case DuplicatePattern = 'duplicate_pattern';
    /**
     * Incoming money is sent back to the same party within an hour.
     */
    case RefundPressure = 'refund_pressure';
    /**
     * The corridor is on the policy list.
     */
    case CorridorHighRisk = 'corridor_high_risk';
    /**
     * Three or more good payments to this recipient; lowers the risk.
     */
    case KnownRecipient = 'known_recipient';
    /**
     * Ten or more good sessions on this device; lowers the risk.
     */
    case KnownDevice = 'known_device';
    /**
     * A party is on the tenant's block list; the score is at least 95.
     */
    case BlocklistHit = 'blocklist_hit';
    /**
     * A party is on a sanctions list; the score is 100.
     */
    case SanctionsMatch = 'sanctions_match';
    /**
     * No signal fired.
     */
    case NoRiskSignals = 'no_risk_signals';
    /**
     * The scorer could not be reached; the tenant's fail mode decided.
     */
    case ScorerUnavailable = 'scorer_unavailable';
}
