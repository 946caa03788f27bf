// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Union;
import dev.njia.codec.UnionCodec;
import dev.njia.json.JsonValue;
import java.util.Optional;

/**
 * The other side of a payment as answers show it, with phone and account numbers masked; `type` tells which
 * kind.
 */
public final class PartyDetails extends Union {
    /** How this type travels. */
    public static final UnionCodec<PartyDetails> CODEC = new UnionCodec<>(PartyDetails::new)
            .tagged(Codecs.later(() -> MobileMoneyPartyDetails.SHAPE), "/type", "mobile_money")
            .tagged(Codecs.later(() -> BankAccountPartyDetails.SHAPE), "/type", "bank_account")
            .tagged(Codecs.later(() -> AccountPartyDetails.SHAPE), "/type", "account");

    private PartyDetails(UnionCodec.Content content) {
        super(content);
    }

    /**
     * Holds MobileMoneyPartyDetails.
     *
     * @param value not null
     * @return the union
     */
    public static PartyDetails ofMobileMoneyPartyDetails(MobileMoneyPartyDetails value) {
        return CODEC.wrap(0, MobileMoneyPartyDetails.SHAPE, value);
    }

    /**
     * The value, if it is MobileMoneyPartyDetails.
     *
     * @return empty for any other variant
     */
    public Optional<MobileMoneyPartyDetails> asMobileMoneyPartyDetails() {
        return as(0, MobileMoneyPartyDetails.SHAPE);
    }

    /**
     * Holds BankAccountPartyDetails.
     *
     * @param value not null
     * @return the union
     */
    public static PartyDetails ofBankAccountPartyDetails(BankAccountPartyDetails value) {
        return CODEC.wrap(1, BankAccountPartyDetails.SHAPE, value);
    }

    /**
     * The value, if it is BankAccountPartyDetails.
     *
     * @return empty for any other variant
     */
    public Optional<BankAccountPartyDetails> asBankAccountPartyDetails() {
        return as(1, BankAccountPartyDetails.SHAPE);
    }

    /**
     * Holds AccountPartyDetails.
     *
     * @param value not null
     * @return the union
     */
    public static PartyDetails ofAccountPartyDetails(AccountPartyDetails value) {
        return CODEC.wrap(2, AccountPartyDetails.SHAPE, value);
    }

    /**
     * The value, if it is AccountPartyDetails.
     *
     * @return empty for any other variant
     */
    public Optional<AccountPartyDetails> asAccountPartyDetails() {
        return as(2, AccountPartyDetails.SHAPE);
    }

    /**
     * Calls the method of the visitor that fits the variant.
     *
     * @param visitor with a method for each variant
     * @param <R> what it gives
     * @return what it gave
     */
    public <R> R accept(Visitor<R> visitor) {
        switch (variant()) {
            case 0:
                return visitor.mobileMoneyPartyDetails(as(0, MobileMoneyPartyDetails.SHAPE).orElseThrow());
            case 1:
                return visitor.bankAccountPartyDetails(as(1, BankAccountPartyDetails.SHAPE).orElseThrow());
            case 2:
                return visitor.accountPartyDetails(as(2, AccountPartyDetails.SHAPE).orElseThrow());
            default:
                return visitor.unknown(toJson());
        }
    }

    /**
     * Something to do for each variant.
     *
     * @param <R> what it gives
     */
    public interface Visitor<R> {
        /**
         * For MobileMoneyPartyDetails.
         *
         * @param value not null
         * @return anything
         */
        R mobileMoneyPartyDetails(MobileMoneyPartyDetails value);

        /**
         * For BankAccountPartyDetails.
         *
         * @param value not null
         * @return anything
         */
        R bankAccountPartyDetails(BankAccountPartyDetails value);

        /**
         * For AccountPartyDetails.
         *
         * @param value not null
         * @return anything
         */
        R accountPartyDetails(AccountPartyDetails value);

        /**
         * For a variant that this version of the library does not know.
         *
         * @param json the whole of it
         * @return anything
         */
        R unknown(JsonValue json);
    }
}
