// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Stable code of a reason of a fraud analysis.
 */
public final class FraudReasonCode extends OpenEnum {
    /**
     * The sender's SIM was changed in the last 7 days.
     */
    public static final FraudReasonCode SIM_SWAP_RECENT = new FraudReasonCode("sim_swap_recent", Known.SIM_SWAP_RECENT);

    /**
     * The sender would have travelled faster than 900 km/h.
     */
    public static final FraudReasonCode IMPOSSIBLE_TRAVEL = new FraudReasonCode("impossible_travel", Known.IMPOSSIBLE_TRAVEL);

    /**
     * The amount is far above what this sender usually pays.
     */
    public static final FraudReasonCode AMOUNT_ABOVE_PROFILE = new FraudReasonCode("amount_above_profile", Known.AMOUNT_ABOVE_PROFILE);

    /**
     * Incoming money is moved on within 30 minutes.
     */
    public static final FraudReasonCode PASS_THROUGH = new FraudReasonCode("pass_through", Known.PASS_THROUGH);

    /**
     * Many payments of the sender within an hour.
     */
    public static final FraudReasonCode VELOCITY_SENDER_1H = new FraudReasonCode("velocity_sender_1h", Known.VELOCITY_SENDER_1H);

    /**
     * Many different senders paid the recipient within 24 hours.
     */
    public static final FraudReasonCode RECIPIENT_FAN_IN = new FraudReasonCode("recipient_fan_in", Known.RECIPIENT_FAN_IN);

    /**
     * Several payments just below a reporting threshold.
     */
    public static final FraudReasonCode STRUCTURING = new FraudReasonCode("structuring", Known.STRUCTURING);

    /**
     * Many accounts use this device.
     */
    public static final FraudReasonCode DEVICE_SHARED = new FraudReasonCode("device_shared", Known.DEVICE_SHARED);

    /**
     * Equal cash-ins at one agent within 30 minutes.
     */
    public static final FraudReasonCode AGENT_SPLIT_DEPOSITS = new FraudReasonCode("agent_split_deposits", Known.AGENT_SPLIT_DEPOSITS);

    /**
     * Failures and then a success within 15 minutes.
     */
    public static final FraudReasonCode FAILED_THEN_SUCCESS = new FraudReasonCode("failed_then_success", Known.FAILED_THEN_SUCCESS);

    /**
     * The device was not seen before.
     */
    public static final FraudReasonCode DEVICE_NEW = new FraudReasonCode("device_new", Known.DEVICE_NEW);

    /**
     * The device is rooted or an emulator.
     */
    public static final FraudReasonCode DEVICE_COMPROMISED = new FraudReasonCode("device_compromised", Known.DEVICE_COMPROMISED);

    /**
     * The account is younger than 30 days.
     */
    public static final FraudReasonCode ACCOUNT_YOUNG = new FraudReasonCode("account_young", Known.ACCOUNT_YOUNG);

    /**
     * The network is in another country.
     */
    public static final FraudReasonCode IP_COUNTRY_MISMATCH = new FraudReasonCode("ip_country_mismatch", Known.IP_COUNTRY_MISMATCH);

    /**
     * The first payment to this recipient.
     */
    public static final FraudReasonCode NEW_RECIPIENT = new FraudReasonCode("new_recipient", Known.NEW_RECIPIENT);

    /**
     * The amount is high for the sender's identity tier.
     */
    public static final FraudReasonCode KYC_TIER_LOW_FOR_AMOUNT = new FraudReasonCode("kyc_tier_low_for_amount", Known.KYC_TIER_LOW_FOR_AMOUNT);

    /**
     * Money transfer, crypto or gambling.
     */
    public static final FraudReasonCode HIGH_RISK_MCC = new FraudReasonCode("high_risk_mcc", Known.HIGH_RISK_MCC);

    /**
     * An hour at which this sender hardly ever pays.
     */
    public static final FraudReasonCode UNUSUAL_HOUR = new FraudReasonCode("unusual_hour", Known.UNUSUAL_HOUR);

    /**
     * The account was silent for more than 90 days.
     */
    public static final FraudReasonCode DORMANT_REACTIVATION = new FraudReasonCode("dormant_reactivation", Known.DORMANT_REACTIVATION);

    /**
     * Same amount and recipient within 10 minutes.
     */
    public static final FraudReasonCode DUPLICATE_PATTERN = new FraudReasonCode("duplicate_pattern", Known.DUPLICATE_PATTERN);

    /**
     * Incoming money is sent back to the same party within an hour.
     */
    public static final FraudReasonCode REFUND_PRESSURE = new FraudReasonCode("refund_pressure", Known.REFUND_PRESSURE);

    /**
     * The corridor is on the policy list.
     */
    public static final FraudReasonCode CORRIDOR_HIGH_RISK = new FraudReasonCode("corridor_high_risk", Known.CORRIDOR_HIGH_RISK);

    /**
     * Three or more good payments to this recipient; lowers the risk.
     */
    public static final FraudReasonCode KNOWN_RECIPIENT = new FraudReasonCode("known_recipient", Known.KNOWN_RECIPIENT);

    /**
     * Ten or more good sessions on this device; lowers the risk.
     */
    public static final FraudReasonCode KNOWN_DEVICE = new FraudReasonCode("known_device", Known.KNOWN_DEVICE);

    /**
     * A party is on the tenant's block list; the score is at least 95.
     */
    public static final FraudReasonCode BLOCKLIST_HIT = new FraudReasonCode("blocklist_hit", Known.BLOCKLIST_HIT);

    /**
     * A party is on a sanctions list; the score is 100.
     */
    public static final FraudReasonCode SANCTIONS_MATCH = new FraudReasonCode("sanctions_match", Known.SANCTIONS_MATCH);

    /**
     * No signal fired.
     */
    public static final FraudReasonCode NO_RISK_SIGNALS = new FraudReasonCode("no_risk_signals", Known.NO_RISK_SIGNALS);

    /**
     * The scorer could not be reached; the tenant's fail mode decided.
     */
    public static final FraudReasonCode SCORER_UNAVAILABLE = new FraudReasonCode("scorer_unavailable", Known.SCORER_UNAVAILABLE);

    /** How this type travels. */
    public static final Codec<FraudReasonCode> CODEC = OpenEnum.ofText(FraudReasonCode::of);

    private final Known known;

    private FraudReasonCode(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static FraudReasonCode of(String value) {
        switch (value) {
            case "sim_swap_recent":
                return SIM_SWAP_RECENT;
            case "impossible_travel":
                return IMPOSSIBLE_TRAVEL;
            case "amount_above_profile":
                return AMOUNT_ABOVE_PROFILE;
            case "pass_through":
                return PASS_THROUGH;
            case "velocity_sender_1h":
                return VELOCITY_SENDER_1H;
            case "recipient_fan_in":
                return RECIPIENT_FAN_IN;
            case "structuring":
                return STRUCTURING;
            case "device_shared":
                return DEVICE_SHARED;
            case "agent_split_deposits":
                return AGENT_SPLIT_DEPOSITS;
            case "failed_then_success":
                return FAILED_THEN_SUCCESS;
            case "device_new":
                return DEVICE_NEW;
            case "device_compromised":
                return DEVICE_COMPROMISED;
            case "account_young":
                return ACCOUNT_YOUNG;
            case "ip_country_mismatch":
                return IP_COUNTRY_MISMATCH;
            case "new_recipient":
                return NEW_RECIPIENT;
            case "kyc_tier_low_for_amount":
                return KYC_TIER_LOW_FOR_AMOUNT;
            case "high_risk_mcc":
                return HIGH_RISK_MCC;
            case "unusual_hour":
                return UNUSUAL_HOUR;
            case "dormant_reactivation":
                return DORMANT_REACTIVATION;
            case "duplicate_pattern":
                return DUPLICATE_PATTERN;
            case "refund_pressure":
                return REFUND_PRESSURE;
            case "corridor_high_risk":
                return CORRIDOR_HIGH_RISK;
            case "known_recipient":
                return KNOWN_RECIPIENT;
            case "known_device":
                return KNOWN_DEVICE;
            case "blocklist_hit":
                return BLOCKLIST_HIT;
            case "sanctions_match":
                return SANCTIONS_MATCH;
            case "no_risk_signals":
                return NO_RISK_SIGNALS;
            case "scorer_unavailable":
                return SCORER_UNAVAILABLE;
            default:
                return new FraudReasonCode(value, Known._UNKNOWN);
        }
    }

    /**
     * The value for a {@code switch}.
     *
     * @return {@code _UNKNOWN} for one that this version of the library does not list
     */
    public Known known() {
        return known;
    }

    /** The values that this version of the library lists. */
    public enum Known {
        /** sim_swap_recent. */
        SIM_SWAP_RECENT,
        /** impossible_travel. */
        IMPOSSIBLE_TRAVEL,
        /** amount_above_profile. */
        AMOUNT_ABOVE_PROFILE,
        /** pass_through. */
        PASS_THROUGH,
        /** velocity_sender_1h. */
        VELOCITY_SENDER_1H,
        /** recipient_fan_in. */
        RECIPIENT_FAN_IN,
        /** structuring. */
        STRUCTURING,
        /** device_shared. */
        DEVICE_SHARED,
        /** agent_split_deposits. */
        AGENT_SPLIT_DEPOSITS,
        /** failed_then_success. */
        FAILED_THEN_SUCCESS,
        /** device_new. */
        DEVICE_NEW,
        /** device_compromised. */
        DEVICE_COMPROMISED,
        /** account_young. */
        ACCOUNT_YOUNG,
        /** ip_country_mismatch. */
        IP_COUNTRY_MISMATCH,
        /** new_recipient. */
        NEW_RECIPIENT,
        /** kyc_tier_low_for_amount. */
        KYC_TIER_LOW_FOR_AMOUNT,
        /** high_risk_mcc. */
        HIGH_RISK_MCC,
        /** unusual_hour. */
        UNUSUAL_HOUR,
        /** dormant_reactivation. */
        DORMANT_REACTIVATION,
        /** duplicate_pattern. */
        DUPLICATE_PATTERN,
        /** refund_pressure. */
        REFUND_PRESSURE,
        /** corridor_high_risk. */
        CORRIDOR_HIGH_RISK,
        /** known_recipient. */
        KNOWN_RECIPIENT,
        /** known_device. */
        KNOWN_DEVICE,
        /** blocklist_hit. */
        BLOCKLIST_HIT,
        /** sanctions_match. */
        SANCTIONS_MATCH,
        /** no_risk_signals. */
        NO_RISK_SIGNALS,
        /** scorer_unavailable. */
        SCORER_UNAVAILABLE,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
