// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Union;
import dev.njia.codec.UnionCodec;
import dev.njia.json.JsonValue;
import java.util.Optional;

/**
 * The other side of a payment as the caller names it; `type` tells which kind.
 */
public final class Party extends Union {
    /** How this type travels. */
    public static final UnionCodec<Party> CODEC = new UnionCodec<>(Party::new)
            .tagged(Codecs.later(() -> MobileMoneyParty.SHAPE), "/type", "mobile_money")
            .tagged(Codecs.later(() -> BankAccountParty.SHAPE), "/type", "bank_account")
            .tagged(Codecs.later(() -> AccountParty.SHAPE), "/type", "account");

    private Party(UnionCodec.Content content) {
        super(content);
    }

    /**
     * Holds MobileMoneyParty.
     *
     * @param value not null
     * @return the union
     */
    public static Party ofMobileMoneyParty(MobileMoneyParty value) {
        return CODEC.wrap(0, MobileMoneyParty.SHAPE, value);
    }

    /**
     * The value, if it is MobileMoneyParty.
     *
     * @return empty for any other variant
     */
    public Optional<MobileMoneyParty> asMobileMoneyParty() {
        return as(0, MobileMoneyParty.SHAPE);
    }

    /**
     * Holds BankAccountParty.
     *
     * @param value not null
     * @return the union
     */
    public static Party ofBankAccountParty(BankAccountParty value) {
        return CODEC.wrap(1, BankAccountParty.SHAPE, value);
    }

    /**
     * The value, if it is BankAccountParty.
     *
     * @return empty for any other variant
     */
    public Optional<BankAccountParty> asBankAccountParty() {
        return as(1, BankAccountParty.SHAPE);
    }

    /**
     * Holds AccountParty.
     *
     * @param value not null
     * @return the union
     */
    public static Party ofAccountParty(AccountParty value) {
        return CODEC.wrap(2, AccountParty.SHAPE, value);
    }

    /**
     * The value, if it is AccountParty.
     *
     * @return empty for any other variant
     */
    public Optional<AccountParty> asAccountParty() {
        return as(2, AccountParty.SHAPE);
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
                return visitor.mobileMoneyParty(as(0, MobileMoneyParty.SHAPE).orElseThrow());
            case 1:
                return visitor.bankAccountParty(as(1, BankAccountParty.SHAPE).orElseThrow());
            case 2:
                return visitor.accountParty(as(2, AccountParty.SHAPE).orElseThrow());
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
         * For MobileMoneyParty.
         *
         * @param value not null
         * @return anything
         */
        R mobileMoneyParty(MobileMoneyParty value);

        /**
         * For BankAccountParty.
         *
         * @param value not null
         * @return anything
         */
        R bankAccountParty(BankAccountParty value);

        /**
         * For AccountParty.
         *
         * @param value not null
         * @return anything
         */
        R accountParty(AccountParty value);

        /**
         * For a variant that this version of the library does not know.
         *
         * @param json the whole of it
         * @return anything
         */
        R unknown(JsonValue json);
    }
}
