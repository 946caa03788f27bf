// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.codec.Codecs;
import dev.njia.model.Customer;
import dev.njia.model.CustomerRequest;
import dev.njia.model.CustomerUpdateRequest;
import dev.njia.model.CustomersCreateParams;
import dev.njia.model.CustomersEraseParams;
import dev.njia.model.CustomersListParams;
import dev.njia.model.CustomersRetrieveParams;
import dev.njia.model.CustomersUpdateParams;
import dev.njia.runtime.Arguments;
import dev.njia.runtime.Core;
import dev.njia.runtime.Page;
import dev.njia.runtime.RequestOptions;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The people and businesses that you serve.
 */
public final class CustomersResource {
    private final Core core;

    /**
     * For the client.
     *
     * @param core runs the calls
     */
    public CustomersResource(Core core) {
        this.core = core;
    }

    /**
     * Make a customer
     * <p>
     * Stores a person or a business that payments, scores, identity checks and cards can refer to. Nothing is
     * verified yet: the customer starts in `tier_0`. `externalId` is unique per tenant and mode; a second use
     * answers 409 `duplicate_external_id`. An `Idempotency-Key` is accepted.
     *
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Customer create(CustomerRequest body, @Nullable CustomersCreateParams params, RequestOptions options) {
        return core.call(CustomersOperations.CREATE, new Arguments().body(CustomerRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Make a customer
     *
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public Customer create(CustomerRequest body, @Nullable CustomersCreateParams params) {
        return create(body, params, RequestOptions.NONE);
    }

    /**
     * Make a customer
     *
     * @param body what to send
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Customer create(CustomerRequest body, RequestOptions options) {
        return create(body, (CustomersCreateParams) null, options);
    }

    /**
     * Make a customer
     *
     * @param body what to send
     * @return the answer, with the facts of the response
     */
    public Customer create(CustomerRequest body) {
        return create(body, (CustomersCreateParams) null, RequestOptions.NONE);
    }

    /**
     * Erase a customer
     * <p>
     * Removes all personal data of the customer for good and keeps the facts of the ledger, which refer to the id
     * only. While payments, reviews or cards of the customer are open the answer is 409 `customer_has_open_items`.
     * Erasing twice changes nothing.
     *
     * @param id Id of the customer.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Customer erase(String id, @Nullable CustomersEraseParams params, RequestOptions options) {
        return core.call(CustomersOperations.ERASE, new Arguments().path(Codecs.STRING, id).params(params), options);
    }

    /**
     * Erase a customer
     *
     * @param id Id of the customer.
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public Customer erase(String id, @Nullable CustomersEraseParams params) {
        return erase(id, params, RequestOptions.NONE);
    }

    /**
     * Erase a customer
     *
     * @param id Id of the customer.
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Customer erase(String id, RequestOptions options) {
        return erase(id, (CustomersEraseParams) null, options);
    }

    /**
     * Erase a customer
     *
     * @param id Id of the customer.
     * @return the answer, with the facts of the response
     */
    public Customer erase(String id) {
        return erase(id, (CustomersEraseParams) null, RequestOptions.NONE);
    }

    /**
     * Read a customer
     * <p>
     * Returns the customer. Id numbers are never part of it; the phone number is masked unless the key has the scope
     * `customers:pii`.
     *
     * @param id Id of the customer.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Customer retrieve(String id, @Nullable CustomersRetrieveParams params, RequestOptions options) {
        return core.call(CustomersOperations.RETRIEVE, new Arguments().path(Codecs.STRING, id).params(params), options);
    }

    /**
     * Read a customer
     *
     * @param id Id of the customer.
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public Customer retrieve(String id, @Nullable CustomersRetrieveParams params) {
        return retrieve(id, params, RequestOptions.NONE);
    }

    /**
     * Read a customer
     *
     * @param id Id of the customer.
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Customer retrieve(String id, RequestOptions options) {
        return retrieve(id, (CustomersRetrieveParams) null, options);
    }

    /**
     * Read a customer
     *
     * @param id Id of the customer.
     * @return the answer, with the facts of the response
     */
    public Customer retrieve(String id) {
        return retrieve(id, (CustomersRetrieveParams) null, RequestOptions.NONE);
    }

    /**
     * List customers
     * <p>
     * Returns the customers of this tenant and mode, newest first. Phone numbers are in full only for keys with the
     * scope `customers:pii`. Filters combine.
     *
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Page<Customer> list(@Nullable CustomersListParams params, RequestOptions options) {
        return core.list(CustomersOperations.LIST, new Arguments().params(params), options);
    }

    /**
     * List customers
     *
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public Page<Customer> list(@Nullable CustomersListParams params) {
        return list(params, RequestOptions.NONE);
    }

    /**
     * List customers
     *
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Page<Customer> list(RequestOptions options) {
        return list((CustomersListParams) null, options);
    }

    /**
     * List customers
     *
     * @return the answer, with the facts of the response
     */
    public Page<Customer> list() {
        return list((CustomersListParams) null, RequestOptions.NONE);
    }

    /**
     * Change a customer
     * <p>
     * Changes the given members and leaves the others as they are; null removes a value. A change of name, date of
     * birth or phone may need a new identity check. A used `externalId` answers 409.
     *
     * @param id Id of the customer.
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Customer update(String id, CustomerUpdateRequest body, @Nullable CustomersUpdateParams params, RequestOptions options) {
        return core.call(CustomersOperations.UPDATE, new Arguments().path(Codecs.STRING, id).body(CustomerUpdateRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Change a customer
     *
     * @param id Id of the customer.
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public Customer update(String id, CustomerUpdateRequest body, @Nullable CustomersUpdateParams params) {
        return update(id, body, params, RequestOptions.NONE);
    }

    /**
     * Change a customer
     *
     * @param id Id of the customer.
     * @param body what to send
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Customer update(String id, CustomerUpdateRequest body, RequestOptions options) {
        return update(id, body, (CustomersUpdateParams) null, options);
    }

    /**
     * Change a customer
     *
     * @param id Id of the customer.
     * @param body what to send
     * @return the answer, with the facts of the response
     */
    public Customer update(String id, CustomerUpdateRequest body) {
        return update(id, body, (CustomersUpdateParams) null, RequestOptions.NONE);
    }
}
