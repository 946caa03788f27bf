// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * What a ledger entry books.
 */
public final class LedgerEntryKind extends OpenEnum {
    /**
     * The amount of a payment.
     */
    public static final LedgerEntryKind PAYMENT = new LedgerEntryKind("payment", Known.PAYMENT);

    /**
     * A fee.
     */
    public static final LedgerEntryKind FEE = new LedgerEntryKind("fee", Known.FEE);

    /**
     * Money taken back.
     */
    public static final LedgerEntryKind REVERSAL = new LedgerEntryKind("reversal", Known.REVERSAL);

    /**
     * One leg of a currency exchange.
     */
    public static final LedgerEntryKind FX = new LedgerEntryKind("fx", Known.FX);

    /**
     * Money held for a card authorization.
     */
    public static final LedgerEntryKind CARD_HOLD = new LedgerEntryKind("card_hold", Known.CARD_HOLD);

    /**
     * A captured card authorization.
     */
    public static final LedgerEntryKind CARD_CAPTURE = new LedgerEntryKind("card_capture", Known.CARD_CAPTURE);

    /**
     * A correction.
     */
    public static final LedgerEntryKind ADJUSTMENT = new LedgerEntryKind("adjustment", Known.ADJUSTMENT);

    /**
     * Test money.
     */
    public static final LedgerEntryKind FUNDING = new LedgerEntryKind("funding", Known.FUNDING);

    /** How this type travels. */
    public static final Codec<LedgerEntryKind> CODEC = OpenEnum.ofText(LedgerEntryKind::of);

    private final Known known;

    private LedgerEntryKind(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static LedgerEntryKind of(String value) {
        switch (value) {
            case "payment":
                return PAYMENT;
            case "fee":
                return FEE;
            case "reversal":
                return REVERSAL;
            case "fx":
                return FX;
            case "card_hold":
                return CARD_HOLD;
            case "card_capture":
                return CARD_CAPTURE;
            case "adjustment":
                return ADJUSTMENT;
            case "funding":
                return FUNDING;
            default:
                return new LedgerEntryKind(value, Known._UNKNOWN);
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
        /** payment. */
        PAYMENT,
        /** fee. */
        FEE,
        /** reversal. */
        REVERSAL,
        /** fx. */
        FX,
        /** card_hold. */
        CARD_HOLD,
        /** card_capture. */
        CARD_CAPTURE,
        /** adjustment. */
        ADJUSTMENT,
        /** funding. */
        FUNDING,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
