// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A payment with its state, price, rail decision and history.
 * <p>
 * Exactly one transaction belongs to it.
 */
public final class Payment extends Model {
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING);
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("payment");
    private static final Prop<Boolean> LIVEMODE = Prop.required("livemode", Codecs.BOOLEAN);
    private static final Prop<Integer> VERSION = Prop.required("version", Codecs.INT32);
    private static final Prop<OffsetDateTime> CREATED_AT = Prop.required("createdAt", Codecs.DATE_TIME);
    private static final Prop<OffsetDateTime> UPDATED_AT = Prop.required("updatedAt", Codecs.DATE_TIME);
    private static final Prop<PaymentStatus> STATUS = Prop.required("status", PaymentStatus.CODEC);
    private static final Prop<String> STATUS_REASON = Prop.required("statusReason", Codecs.STRING).orNull();
    private static final Prop<Long> AMOUNT_MINOR_UNITS = Prop.required("amountMinorUnits", Codecs.INT64);
    private static final Prop<String> CURRENCY = Prop.required("currency", Codecs.STRING);
    private static final Prop<AmountType> AMOUNT_TYPE = Prop.required("amountType", AmountType.CODEC);
    private static final Prop<PaymentDirection> DIRECTION = Prop.required("direction", PaymentDirection.CODEC);
    private static final Prop<String> ACCOUNT_ID = Prop.required("accountId", Codecs.STRING);
    private static final Prop<PartyDetails> DESTINATION = Prop.required("destination", Codecs.later(() -> PartyDetails.CODEC)).orNull();
    private static final Prop<PartyDetails> SOURCE = Prop.required("source", Codecs.later(() -> PartyDetails.CODEC)).orNull();
    private static final Prop<String> DESTINATION_CURRENCY = Prop.required("destinationCurrency", Codecs.STRING);
    private static final Prop<String> RAIL = Prop.required("rail", Codecs.STRING).orNull();
    private static final Prop<PaymentRouting> ROUTING = Prop.required("routing", Codecs.later(() -> PaymentRouting.SHAPE));
    private static final Prop<String> QUOTE_ID = Prop.required("quoteId", Codecs.STRING).orNull();
    private static final Prop<FeeBearer> FEE_BEARER = Prop.required("feeBearer", FeeBearer.CODEC);
    private static final Prop<String> REFERENCE = Prop.required("reference", Codecs.STRING).orNull();
    private static final Prop<String> DESCRIPTION = Prop.required("description", Codecs.STRING).orNull();
    private static final Prop<String> STATEMENT_DESCRIPTOR = Prop.required("statementDescriptor", Codecs.STRING).orNull();
    private static final Prop<String> PURPOSE_CODE = Prop.required("purposeCode", Codecs.STRING).orNull();
    private static final Prop<String> CUSTOMER_ID = Prop.required("customerId", Codecs.STRING).orNull();
    private static final Prop<FraudCheckMode> FRAUD_CHECK = Prop.required("fraudCheck", FraudCheckMode.CODEC);
    private static final Prop<Integer> APPROVAL_WINDOW_SECONDS = Prop.required("approvalWindowSeconds", Codecs.INT32).orNull();
    private static final Prop<String> TRANSACTION_ID = Prop.required("transactionId", Codecs.STRING);
    private static final Prop<String> CORRIDOR = Prop.required("corridor", Codecs.STRING);
    private static final Prop<Money> FEE = Prop.required("fee", Codecs.later(() -> Money.SHAPE));
    private static final Prop<Money> TOTAL_DEBITED = Prop.required("totalDebited", Codecs.later(() -> Money.SHAPE)).orNull();
    private static final Prop<Money> DESTINATION_AMOUNT = Prop.required("destinationAmount", Codecs.later(() -> Money.SHAPE));
    private static final Prop<FxTerms> FX = Prop.required("fx", Codecs.later(() -> FxTerms.SHAPE)).orNull();
    private static final Prop<List<PaymentAttempt>> ATTEMPTS = Prop.required("attempts", Codecs.list(Codecs.later(() -> PaymentAttempt.SHAPE)));
    private static final Prop<PaymentNextAction> NEXT_ACTION = Prop.required("nextAction", Codecs.later(() -> PaymentNextAction.SHAPE)).orNull();
    private static final Prop<FailureDetail> FAILURE = Prop.required("failure", Codecs.later(() -> FailureDetail.SHAPE)).orNull();
    private static final Prop<PaymentFraud> FRAUD = Prop.required("fraud", Codecs.later(() -> PaymentFraud.SHAPE));
    private static final Prop<PaymentReversal> REVERSAL = Prop.required("reversal", Codecs.later(() -> PaymentReversal.SHAPE)).orNull();
    private static final Prop<String> BULK_PAYMENT_ID = Prop.required("bulkPaymentId", Codecs.STRING).orNull();
    private static final Prop<String> BULK_ITEM_ID = Prop.required("bulkItemId", Codecs.STRING).orNull();
    private static final Prop<String> IDEMPOTENCY_KEY = Prop.required("idempotencyKey", Codecs.STRING);
    private static final Prop<Iso20022Status> ISO20022 = Prop.required("iso20022", Codecs.later(() -> Iso20022Status.SHAPE));
    private static final Prop<OffsetDateTime> EXPECTED_COMPLETION_AT = Prop.required("expectedCompletionAt", Codecs.DATE_TIME).orNull();
    private static final Prop<OffsetDateTime> SUBMITTED_AT = Prop.required("submittedAt", Codecs.DATE_TIME).orNull();
    private static final Prop<OffsetDateTime> COMPLETED_AT = Prop.required("completedAt", Codecs.DATE_TIME).orNull();
    private static final Prop<OffsetDateTime> CANCELED_AT = Prop.required("canceledAt", Codecs.DATE_TIME).orNull();
    private static final Prop<List<TimelineItem>> TIMELINE = Prop.required("timeline", Codecs.list(Codecs.later(() -> TimelineItem.SHAPE)));
    private static final Prop<Map<String, String>> METADATA = Prop.required("metadata", Codecs.map(Codecs.STRING));
    private static final Prop<Transaction> TRANSACTION = Prop.optional("transaction", Codecs.later(() -> Transaction.SHAPE));
    private static final Prop<Customer> CUSTOMER = Prop.optional("customer", Codecs.later(() -> Customer.SHAPE));

    /** How this type travels. */
    public static final Shape<Payment> SHAPE = Shape.of("Payment", Payment::new, ID, OBJECT, LIVEMODE, VERSION, CREATED_AT, UPDATED_AT, STATUS, STATUS_REASON, AMOUNT_MINOR_UNITS, CURRENCY, AMOUNT_TYPE, DIRECTION, ACCOUNT_ID, DESTINATION, SOURCE, DESTINATION_CURRENCY, RAIL, ROUTING, QUOTE_ID, FEE_BEARER, REFERENCE, DESCRIPTION, STATEMENT_DESCRIPTOR, PURPOSE_CODE, CUSTOMER_ID, FRAUD_CHECK, APPROVAL_WINDOW_SECONDS, TRANSACTION_ID, CORRIDOR, FEE, TOTAL_DEBITED, DESTINATION_AMOUNT, FX, ATTEMPTS, NEXT_ACTION, FAILURE, FRAUD, REVERSAL, BULK_PAYMENT_ID, BULK_ITEM_ID, IDEMPOTENCY_KEY, ISO20022, EXPECTED_COMPLETION_AT, SUBMITTED_AT, COMPLETED_AT, CANCELED_AT, TIMELINE, METADATA, TRANSACTION, CUSTOMER);

    private Payment(Values values) {
        super(values);
    }

    /**
     * Starts an object.
     *
     * @return a new builder
     */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * Starts another object from this one.
     *
     * @return a new builder with the same members
     */
    public Builder toBuilder() {
        return new Builder().from(this);
    }

    /**
     * Id of the payment.
     *
     * @return the value, never null
     */
    public String id() {
        return get(ID);
    }

    /**
     * Kind of object.
     *
     * @return the value, never null
     */
    public String object() {
        return get(OBJECT);
    }

    /**
     * `true` in live mode, `false` in test mode.
     *
     * @return the value, never null
     */
    public boolean livemode() {
        return get(LIVEMODE);
    }

    /**
     * Grows by 1 with each change of state.
     *
     * @return the value, never null
     */
    public int version() {
        return get(VERSION);
    }

    /**
     * When the payment was made.
     *
     * @return the value, never null
     */
    public OffsetDateTime createdAt() {
        return get(CREATED_AT);
    }

    /**
     * When it last changed.
     *
     * @return the value, never null
     */
    public OffsetDateTime updatedAt() {
        return get(UPDATED_AT);
    }

    /**
     * The member status.
     *
     * @return the value, never null
     */
    public PaymentStatus status() {
        return get(STATUS);
    }

    /**
     * Machine code of the reason for the state; null when the state explains itself.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> statusReason() {
        return find(STATUS_REASON);
    }

    /**
     * Amount in minor units of `currency`.
     *
     * @return the value, never null
     */
    public long amountMinorUnits() {
        return get(AMOUNT_MINOR_UNITS);
    }

    /**
     * The member currency.
     *
     * @return the value, never null
     */
    public String currency() {
        return get(CURRENCY);
    }

    /**
     * The member amountType.
     *
     * @return the value, never null
     */
    public AmountType amountType() {
        return get(AMOUNT_TYPE);
    }

    /**
     * The member direction.
     *
     * @return the value, never null
     */
    public PaymentDirection direction() {
        return get(DIRECTION);
    }

    /**
     * The tenant's account that is debited (payout) or credited (collection).
     *
     * @return the value, never null
     */
    public String accountId() {
        return get(ACCOUNT_ID);
    }

    /**
     * Who gets the money; null for a collection.
     *
     * @return empty when it is null or was left out
     */
    public Optional<PartyDetails> destination() {
        return find(DESTINATION);
    }

    /**
     * Who pays; null for a payout.
     *
     * @return empty when it is null or was left out
     */
    public Optional<PartyDetails> source() {
        return find(SOURCE);
    }

    /**
     * The member destinationCurrency.
     *
     * @return the value, never null
     */
    public String destinationCurrency() {
        return get(DESTINATION_CURRENCY);
    }

    /**
     * Rail in use or last used; null until one was chosen.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> rail() {
        return find(RAIL);
    }

    /**
     * The member routing.
     *
     * @return the value, never null
     */
    public PaymentRouting routing() {
        return get(ROUTING);
    }

    /**
     * Quote that bound the price.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> quoteId() {
        return find(QUOTE_ID);
    }

    /**
     * The member feeBearer.
     *
     * @return the value, never null
     */
    public FeeBearer feeBearer() {
        return get(FEE_BEARER);
    }

    /**
     * The caller's reference.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> reference() {
        return find(REFERENCE);
    }

    /**
     * What the payment is for.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> description() {
        return find(DESCRIPTION);
    }

    /**
     * Text on the recipient's statement.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> statementDescriptor() {
        return find(STATEMENT_DESCRIPTOR);
    }

    /**
     * ISO 20022 external purpose code.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> purposeCode() {
        return find(PURPOSE_CODE);
    }

    /**
     * Customer whom the payment belongs to.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> customerId() {
        return find(CUSTOMER_ID);
    }

    /**
     * The member fraudCheck.
     *
     * @return the value, never null
     */
    public FraudCheckMode fraudCheck() {
        return get(FRAUD_CHECK);
    }

    /**
     * Seconds that the payer has to confirm; null for a payout.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Integer> approvalWindowSeconds() {
        return find(APPROVAL_WINDOW_SECONDS);
    }

    /**
     * The transaction of the payment.
     *
     * @return the value, never null
     */
    public String transactionId() {
        return get(TRANSACTION_ID);
    }

    /**
     * The member corridor.
     *
     * @return the value, never null
     */
    public String corridor() {
        return get(CORRIDOR);
    }

    /**
     * The member fee.
     *
     * @return the value, never null
     */
    public Money fee() {
        return get(FEE);
    }

    /**
     * What a payout takes from the account: amount and fee.
     * <p>
     * Null for a collection.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Money> totalDebited() {
        return find(TOTAL_DEBITED);
    }

    /**
     * The member destinationAmount.
     *
     * @return the value, never null
     */
    public Money destinationAmount() {
        return get(DESTINATION_AMOUNT);
    }

    /**
     * Terms of the currency exchange; null when both sides have one currency.
     *
     * @return empty when it is null or was left out
     */
    public Optional<FxTerms> fx() {
        return find(FX);
    }

    /**
     * Submissions to rails, oldest first.
     *
     * @return the value, never null
     */
    public List<PaymentAttempt> attempts() {
        return get(ATTEMPTS);
    }

    /**
     * The step that a collection waits for; null without one.
     *
     * @return empty when it is null or was left out
     */
    public Optional<PaymentNextAction> nextAction() {
        return find(NEXT_ACTION);
    }

    /**
     * Why the payment failed; null unless it did.
     *
     * @return empty when it is null or was left out
     */
    public Optional<FailureDetail> failure() {
        return find(FAILURE);
    }

    /**
     * The member fraud.
     *
     * @return the value, never null
     */
    public PaymentFraud fraud() {
        return get(FRAUD);
    }

    /**
     * The reversal of the payment; null without one.
     *
     * @return empty when it is null or was left out
     */
    public Optional<PaymentReversal> reversal() {
        return find(REVERSAL);
    }

    /**
     * Bulk payment that made this payment.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> bulkPaymentId() {
        return find(BULK_PAYMENT_ID);
    }

    /**
     * Item of the bulk payment.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> bulkItemId() {
        return find(BULK_ITEM_ID);
    }

    /**
     * Idempotency key that the payment was made with.
     *
     * @return the value, never null
     */
    public String idempotencyKey() {
        return get(IDEMPOTENCY_KEY);
    }

    /**
     * The member iso20022.
     *
     * @return the value, never null
     */
    public Iso20022Status iso20022() {
        return get(ISO20022);
    }

    /**
     * When the payment will probably be final; null once it is.
     *
     * @return empty when it is null or was left out
     */
    public Optional<OffsetDateTime> expectedCompletionAt() {
        return find(EXPECTED_COMPLETION_AT);
    }

    /**
     * When it was first sent to a rail.
     *
     * @return empty when it is null or was left out
     */
    public Optional<OffsetDateTime> submittedAt() {
        return find(SUBMITTED_AT);
    }

    /**
     * When the money had moved.
     *
     * @return empty when it is null or was left out
     */
    public Optional<OffsetDateTime> completedAt() {
        return find(COMPLETED_AT);
    }

    /**
     * When it was canceled.
     *
     * @return empty when it is null or was left out
     */
    public Optional<OffsetDateTime> canceledAt() {
        return find(CANCELED_AT);
    }

    /**
     * All changes of state, oldest first.
     *
     * @return the value, never null
     */
    public List<TimelineItem> timeline() {
        return get(TIMELINE);
    }

    /**
     * The member metadata.
     *
     * @return the value, never null
     */
    public Map<String, String> metadata() {
        return get(METADATA);
    }

    /**
     * The transaction; only with `expand=transaction`.
     *
     * @return empty when it was left out
     */
    public Optional<Transaction> transaction() {
        return find(TRANSACTION);
    }

    /**
     * The customer; only with `expand=customer`.
     *
     * @return empty when it was left out
     */
    public Optional<Customer> customer() {
        return find(CUSTOMER);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<Payment, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code id}.
         *
         * @param value Id of the payment.
         * @return this
         */
        public Builder id(String value) {
            return set(ID, value);
        }

        /**
         * Sets {@code livemode}.
         *
         * @param value `true` in live mode, `false` in test mode.
         * @return this
         */
        public Builder livemode(boolean value) {
            return set(LIVEMODE, value);
        }

        /**
         * Sets {@code version}.
         *
         * @param value Grows by 1 with each change of state.
         * @return this
         */
        public Builder version(int value) {
            return set(VERSION, value);
        }

        /**
         * Sets {@code createdAt}.
         *
         * @param value When the payment was made.
         * @return this
         */
        public Builder createdAt(OffsetDateTime value) {
            return set(CREATED_AT, value);
        }

        /**
         * Sets {@code updatedAt}.
         *
         * @param value When it last changed.
         * @return this
         */
        public Builder updatedAt(OffsetDateTime value) {
            return set(UPDATED_AT, value);
        }

        /**
         * Sets {@code status}.
         *
         * @param value the value
         * @return this
         */
        public Builder status(PaymentStatus value) {
            return set(STATUS, value);
        }

        /**
         * Sets {@code statusReason}.
         *
         * @param value Machine code of the reason for the state; null when the state explains itself.
         * @return this
         */
        public Builder statusReason(@Nullable String value) {
            return set(STATUS_REASON, value);
        }

        /**
         * Sets {@code amountMinorUnits}.
         *
         * @param value Amount in minor units of `currency`.
         * @return this
         */
        public Builder amountMinorUnits(long value) {
            return set(AMOUNT_MINOR_UNITS, value);
        }

        /**
         * Sets {@code currency}.
         *
         * @param value the value
         * @return this
         */
        public Builder currency(String value) {
            return set(CURRENCY, value);
        }

        /**
         * Sets {@code amountType}.
         *
         * @param value the value
         * @return this
         */
        public Builder amountType(AmountType value) {
            return set(AMOUNT_TYPE, value);
        }

        /**
         * Sets {@code direction}.
         *
         * @param value the value
         * @return this
         */
        public Builder direction(PaymentDirection value) {
            return set(DIRECTION, value);
        }

        /**
         * Sets {@code accountId}.
         *
         * @param value The tenant's account that is debited (payout) or credited (collection).
         * @return this
         */
        public Builder accountId(String value) {
            return set(ACCOUNT_ID, value);
        }

        /**
         * Sets {@code destination}.
         *
         * @param value Who gets the money; null for a collection.
         * @return this
         */
        public Builder destination(@Nullable PartyDetails value) {
            return set(DESTINATION, value);
        }

        /**
         * Sets {@code source}.
         *
         * @param value Who pays; null for a payout.
         * @return this
         */
        public Builder source(@Nullable PartyDetails value) {
            return set(SOURCE, value);
        }

        /**
         * Sets {@code destinationCurrency}.
         *
         * @param value the value
         * @return this
         */
        public Builder destinationCurrency(String value) {
            return set(DESTINATION_CURRENCY, value);
        }

        /**
         * Sets {@code rail}.
         *
         * @param value Rail in use or last used; null until one was chosen.
         * @return this
         */
        public Builder rail(@Nullable String value) {
            return set(RAIL, value);
        }

        /**
         * Sets {@code routing}.
         *
         * @param value the value
         * @return this
         */
        public Builder routing(PaymentRouting value) {
            return set(ROUTING, value);
        }

        /**
         * Sets {@code quoteId}.
         *
         * @param value Quote that bound the price.
         * @return this
         */
        public Builder quoteId(@Nullable String value) {
            return set(QUOTE_ID, value);
        }

        /**
         * Sets {@code feeBearer}.
         *
         * @param value the value
         * @return this
         */
        public Builder feeBearer(FeeBearer value) {
            return set(FEE_BEARER, value);
        }

        /**
         * Sets {@code reference}.
         *
         * @param value The caller's reference.
         * @return this
         */
        public Builder reference(@Nullable String value) {
            return set(REFERENCE, value);
        }

        /**
         * Sets {@code description}.
         *
         * @param value What the payment is for.
         * @return this
         */
        public Builder description(@Nullable String value) {
            return set(DESCRIPTION, value);
        }

        /**
         * Sets {@code statementDescriptor}.
         *
         * @param value Text on the recipient's statement.
         * @return this
         */
        public Builder statementDescriptor(@Nullable String value) {
            return set(STATEMENT_DESCRIPTOR, value);
        }

        /**
         * Sets {@code purposeCode}.
         *
         * @param value ISO 20022 external purpose code.
         * @return this
         */
        public Builder purposeCode(@Nullable String value) {
            return set(PURPOSE_CODE, value);
        }

        /**
         * Sets {@code customerId}.
         *
         * @param value Customer whom the payment belongs to.
         * @return this
         */
        public Builder customerId(@Nullable String value) {
            return set(CUSTOMER_ID, value);
        }

        /**
         * Sets {@code fraudCheck}.
         *
         * @param value the value
         * @return this
         */
        public Builder fraudCheck(FraudCheckMode value) {
            return set(FRAUD_CHECK, value);
        }

        /**
         * Sets {@code approvalWindowSeconds}.
         *
         * @param value Seconds that the payer has to confirm; null for a payout.
         * @return this
         */
        public Builder approvalWindowSeconds(@Nullable Integer value) {
            return set(APPROVAL_WINDOW_SECONDS, value);
        }

        /**
         * Sets {@code transactionId}.
         *
         * @param value The transaction of the payment.
         * @return this
         */
        public Builder transactionId(String value) {
            return set(TRANSACTION_ID, value);
        }

        /**
         * Sets {@code corridor}.
         *
         * @param value the value
         * @return this
         */
        public Builder corridor(String value) {
            return set(CORRIDOR, value);
        }

        /**
         * Sets {@code fee}.
         *
         * @param value the value
         * @return this
         */
        public Builder fee(Money value) {
            return set(FEE, value);
        }

        /**
         * Sets {@code totalDebited}.
         *
         * @param value What a payout takes from the account: amount and fee.
         * @return this
         */
        public Builder totalDebited(@Nullable Money value) {
            return set(TOTAL_DEBITED, value);
        }

        /**
         * Sets {@code destinationAmount}.
         *
         * @param value the value
         * @return this
         */
        public Builder destinationAmount(Money value) {
            return set(DESTINATION_AMOUNT, value);
        }

        /**
         * Sets {@code fx}.
         *
         * @param value Terms of the currency exchange; null when both sides have one currency.
         * @return this
         */
        public Builder fx(@Nullable FxTerms value) {
            return set(FX, value);
        }

        /**
         * Sets {@code attempts}.
         *
         * @param value Submissions to rails, oldest first.
         * @return this
         */
        public Builder attempts(List<PaymentAttempt> value) {
            return set(ATTEMPTS, value);
        }

        /**
         * Sets {@code nextAction}.
         *
         * @param value The step that a collection waits for; null without one.
         * @return this
         */
        public Builder nextAction(@Nullable PaymentNextAction value) {
            return set(NEXT_ACTION, value);
        }

        /**
         * Sets {@code failure}.
         *
         * @param value Why the payment failed; null unless it did.
         * @return this
         */
        public Builder failure(@Nullable FailureDetail value) {
            return set(FAILURE, value);
        }

        /**
         * Sets {@code fraud}.
         *
         * @param value the value
         * @return this
         */
        public Builder fraud(PaymentFraud value) {
            return set(FRAUD, value);
        }

        /**
         * Sets {@code reversal}.
         *
         * @param value The reversal of the payment; null without one.
         * @return this
         */
        public Builder reversal(@Nullable PaymentReversal value) {
            return set(REVERSAL, value);
        }

        /**
         * Sets {@code bulkPaymentId}.
         *
         * @param value Bulk payment that made this payment.
         * @return this
         */
        public Builder bulkPaymentId(@Nullable String value) {
            return set(BULK_PAYMENT_ID, value);
        }

        /**
         * Sets {@code bulkItemId}.
         *
         * @param value Item of the bulk payment.
         * @return this
         */
        public Builder bulkItemId(@Nullable String value) {
            return set(BULK_ITEM_ID, value);
        }

        /**
         * Sets {@code idempotencyKey}.
         *
         * @param value Idempotency key that the payment was made with.
         * @return this
         */
        public Builder idempotencyKey(String value) {
            return set(IDEMPOTENCY_KEY, value);
        }

        /**
         * Sets {@code iso20022}.
         *
         * @param value the value
         * @return this
         */
        public Builder iso20022(Iso20022Status value) {
            return set(ISO20022, value);
        }

        /**
         * Sets {@code expectedCompletionAt}.
         *
         * @param value When the payment will probably be final; null once it is.
         * @return this
         */
        public Builder expectedCompletionAt(@Nullable OffsetDateTime value) {
            return set(EXPECTED_COMPLETION_AT, value);
        }

        /**
         * Sets {@code submittedAt}.
         *
         * @param value When it was first sent to a rail.
         * @return this
         */
        public Builder submittedAt(@Nullable OffsetDateTime value) {
            return set(SUBMITTED_AT, value);
        }

        /**
         * Sets {@code completedAt}.
         *
         * @param value When the money had moved.
         * @return this
         */
        public Builder completedAt(@Nullable OffsetDateTime value) {
            return set(COMPLETED_AT, value);
        }

        /**
         * Sets {@code canceledAt}.
         *
         * @param value When it was canceled.
         * @return this
         */
        public Builder canceledAt(@Nullable OffsetDateTime value) {
            return set(CANCELED_AT, value);
        }

        /**
         * Sets {@code timeline}.
         *
         * @param value All changes of state, oldest first.
         * @return this
         */
        public Builder timeline(List<TimelineItem> value) {
            return set(TIMELINE, value);
        }

        /**
         * Sets {@code metadata}.
         *
         * @param value the value
         * @return this
         */
        public Builder metadata(Map<String, String> value) {
            return set(METADATA, value);
        }

        /**
         * Sets {@code transaction}.
         *
         * @param value The transaction; only with `expand=transaction`.
         * @return this
         */
        public Builder transaction(Transaction value) {
            return set(TRANSACTION, value);
        }

        /**
         * Sets {@code customer}.
         *
         * @param value The customer; only with `expand=customer`.
         * @return this
         */
        public Builder customer(Customer value) {
            return set(CUSTOMER, value);
        }
    }
}
