# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Resources
    # The people and businesses that you serve.
    class Customers
      # @api private
      def initialize(api)
        @api = api
      end

      # Make a customer
      #
      # Stores a person or a business that payments, scores, identity checks and cards can refer to. Nothing is
      # verified yet: the customer starts in `tier_0`. `externalId` is unique per tenant and mode; a second use
      # answers 409 `duplicate_external_id`. An `Idempotency-Key` is accepted.
      # @param country [String]
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param external_id [String] The caller's own id, unique per tenant and mode; a second use answers 409 `duplicate_external_id`.
      # @param type [String] Kind of customer.
      # @param given_names [String] Given names of a person.
      # @param last_name [String] Family name of a person.
      # @param business_name [String] Name of a business.
      # @param date_of_birth [Date, String] Date of birth of a person.
      # @param phone [String] Phone number; its dial code need not be that of `country`.
      # @param email [String] E-mail address.
      # @param address [Njia::AddressInput, Hash]
      # @param preferred_language [String] Language for messages to the customer.
      # @param metadata [Hash{String => String}]
      # @return [Njia::Customer]
      # @raise [Njia::Error]
      def create(
        country:,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        external_id: OMIT,
        type: OMIT,
        given_names: OMIT,
        last_name: OMIT,
        business_name: OMIT,
        date_of_birth: OMIT,
        phone: OMIT,
        email: OMIT,
        address: OMIT,
        preferred_language: OMIT,
        metadata: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Customers::CREATE,
          { accept_language:, x_correlation_id: },
          {
            country:,
            external_id:,
            type:,
            given_names:,
            last_name:,
            business_name:,
            date_of_birth:,
            phone:,
            email:,
            address:,
            preferred_language:,
            metadata:
          },
          request_options
        )
      end

      # Erase a customer
      #
      # Removes all personal data of the customer for good and keeps the facts of the ledger, which refer to the id
      # only. While payments, reviews or cards of the customer are open the answer is 409 `customer_has_open_items`.
      # Erasing twice changes nothing.
      # @param id [String] Id of the customer.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::Customer]
      # @raise [Njia::Error]
      def erase(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Customers::ERASE,
          { id:, accept_language:, x_correlation_id: },
          OMIT,
          request_options
        )
      end

      # Read a customer
      #
      # Returns the customer. Id numbers are never part of it; the phone number is masked unless the key has the scope
      # `customers:pii`.
      # @param id [String] Id of the customer.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::Customer]
      # @raise [Njia::Error]
      def retrieve(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Customers::RETRIEVE,
          { id:, accept_language:, x_correlation_id: },
          OMIT,
          request_options
        )
      end

      # List customers
      #
      # Returns the customers of this tenant and mode, newest first. Phone numbers are in full only for keys with the
      # scope `customers:pii`. Filters combine.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param limit [Integer] Number of items on one page.
      # @param starting_after [String] Cursor: id of the last item of the page before.
      # @param ending_before [String] Cursor: id of the first item of the page after.
      # @param created_after [Time, String] Only items created at or after this time (RFC 3339).
      # @param created_before [Time, String] Only items created before this time (RFC 3339).
      # @param external_id [String] Only the customer with this external id.
      # @param type [String] Only persons or only businesses.
      # @param country [String] Only customers in this country.
      # @param kyc_tier [String] Only customers in this identity tier.
      # @param kyc_status [String] Only customers with this state of the identity check.
      # @return [Njia::Page<Njia::Customer>]
      # @raise [Njia::Error]
      def list(
        accept_language: OMIT,
        x_correlation_id: OMIT,
        limit: OMIT,
        starting_after: OMIT,
        ending_before: OMIT,
        created_after: OMIT,
        created_before: OMIT,
        external_id: OMIT,
        type: OMIT,
        country: OMIT,
        kyc_tier: OMIT,
        kyc_status: OMIT,
        request_options: nil
      )
        @api.list(
          Operations::Customers::LIST,
          {
            accept_language:,
            x_correlation_id:,
            limit:,
            starting_after:,
            ending_before:,
            created_after:,
            created_before:,
            external_id:,
            type:,
            country:,
            kyc_tier:,
            kyc_status:
          },
          OMIT,
          request_options
        )
      end

      # Change a customer
      #
      # Changes the given members and leaves the others as they are; null removes a value. A change of name, date of
      # birth or phone may need a new identity check. A used `externalId` answers 409.
      # @param id [String] Id of the customer.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param external_id [String, nil] The caller's own id.
      # @param given_names [String, nil] Given names of a person.
      # @param last_name [String, nil] Family name of a person.
      # @param business_name [String, nil] Name of a business.
      # @param date_of_birth [Date, String, nil] Date of birth of a person.
      # @param phone [String, nil] Phone number.
      # @param email [String, nil] E-mail address.
      # @param country [String]
      # @param address [Njia::AddressInput, Hash, nil] Postal address; replaces the old one as a whole.
      # @param preferred_language [String]
      # @param metadata [Hash{String => String}]
      # @return [Njia::Customer]
      # @raise [Njia::Error]
      def update(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        external_id: OMIT,
        given_names: OMIT,
        last_name: OMIT,
        business_name: OMIT,
        date_of_birth: OMIT,
        phone: OMIT,
        email: OMIT,
        country: OMIT,
        address: OMIT,
        preferred_language: OMIT,
        metadata: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Customers::UPDATE,
          { id:, accept_language:, x_correlation_id: },
          {
            external_id:,
            given_names:,
            last_name:,
            business_name:,
            date_of_birth:,
            phone:,
            email:,
            country:,
            address:,
            preferred_language:,
            metadata:
          },
          request_options
        )
      end

      def inspect
        "#<#{self.class.name}>"
      end
      alias to_s inspect
    end
  end
end
