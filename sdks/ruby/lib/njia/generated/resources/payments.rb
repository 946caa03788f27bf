# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Resources
    # Pay money out to wallets and bank accounts, or collect it from wallets.
    class Payments
      # @api private
      def initialize(api)
        @api = api
      end

      # Cancel a payment
      #
      # Stops a payment that was not sent to a rail yet (`held_for_review`, `pending`, `queued`) and releases its
      # reserved funds. A collection that waits for the payer is canceled as far as the provider allows. Anything else
      # answers 409 `payment_not_cancelable`; a completed payment is taken back with a reversal instead. There is no
      # body.
      # @param id [String] Id of the payment.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::Payment]
      # @raise [Njia::Error]
      def cancel(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Payments::CANCEL,
          { id:, accept_language:, x_correlation_id: },
          OMIT,
          request_options
        )
      end

      # Make a payment
      #
      # Pays out to a mobile-money wallet, a bank account or another account, or collects from a wallet. The service
      # chooses the rail by what each rail really charged on this corridor in the last 24 hours, and the answer shows
      # every candidate with its figures. A payout reserves amount and fee at once; the money moves afterwards, so the
      # answer is usually `pending` or `submitted`: wait for the event `payment.completed`, read the payment again, or
      # send `Prefer: wait=N`. An `Idempotency-Key` is required: the same key and body never pay twice, not even after
      # the stored answer has expired. Nothing exists and the key stays free after 402, 409 and 422; a payment that
      # fails later is a 201 whose `status` becomes `failed` with the reason in `failure`. `expand` takes
      # `transaction` and `customer`.
      # @param amount_minor_units [Integer] Amount in minor units of `currency`; 25000 with XAF is 25 000 francs, with KES 250.00 shillings.
      # @param currency [String]
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param prefer [String] `wait=N` (RFC 7240) holds the answer for up to N seconds, 1 to 30, until a final state is reached; after that the current state is returned.
      # @param expand [Array<String>] Comma-separated names of linked objects to put into the answer beside their ids: at most 4 paths, each at most 2 deep.
      # @param x_sandbox_scenario [String] Test mode only: chooses the outcome that the simulated rail, scorer or provider plays, with optional settings after a semicolon.
      # @param amount_type [String] Which side the amount fixes.
      # @param direction [String] Way in which the money moves.
      # @param account_id [String] Account that a payout is debited from or a collection is credited to.
      # @param destination [Njia::Party, Hash] Who gets the money.
      # @param source [Njia::MobileMoneyParty, Hash] Who pays a collection.
      # @param destination_currency [String] Currency that the recipient gets.
      # @param rail [String] Id of the rail to use, or `auto` to let the routing choose.
      # @param routing [Njia::RoutingPreference, Hash]
      # @param quote_id [String] Quote whose price binds.
      # @param fee_bearer [String] Who pays the fee.
      # @param reference [String] The caller's own reference; searchable, need not be unique.
      # @param description [String] What the payment is for.
      # @param statement_descriptor [String] Text that the recipient sees on the statement, where the rail carries one.
      # @param purpose_code [String] Purpose of the payment, a code of the ISO 20022 external purpose list such as SALA, SUPP, GDDS, FAMI or EDUC.
      # @param customer_id [String] Customer whom the payment belongs to.
      # @param fraud_check [String] Whether the fraud analysis runs.
      # @param fraud_analysis_id [String] Fraud analysis to use instead of a new one.
      # @param approval_window_seconds [Integer] Collections only.
      # @param metadata [Hash{String => String}]
      # @param sandbox [Njia::PaymentSandboxOptions, Hash]
      # @return [Njia::Payment]
      # @raise [Njia::Error]
      def create(
        amount_minor_units:,
        currency:,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        prefer: OMIT,
        expand: OMIT,
        x_sandbox_scenario: OMIT,
        amount_type: OMIT,
        direction: OMIT,
        account_id: OMIT,
        destination: OMIT,
        source: OMIT,
        destination_currency: OMIT,
        rail: OMIT,
        routing: OMIT,
        quote_id: OMIT,
        fee_bearer: OMIT,
        reference: OMIT,
        description: OMIT,
        statement_descriptor: OMIT,
        purpose_code: OMIT,
        customer_id: OMIT,
        fraud_check: OMIT,
        fraud_analysis_id: OMIT,
        approval_window_seconds: OMIT,
        metadata: OMIT,
        sandbox: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Payments::CREATE,
          { accept_language:, x_correlation_id:, prefer:, expand:, x_sandbox_scenario: },
          {
            amount_minor_units:,
            currency:,
            amount_type:,
            direction:,
            account_id:,
            destination:,
            source:,
            destination_currency:,
            rail:,
            routing:,
            quote_id:,
            fee_bearer:,
            reference:,
            description:,
            statement_descriptor:,
            purpose_code:,
            customer_id:,
            fraud_check:,
            fraud_analysis_id:,
            approval_window_seconds:,
            metadata:,
            sandbox:
          },
          request_options
        )
      end

      # Read a payment
      #
      # Returns the payment as it is now, with its attempts, its rail decision and its timeline. With `Prefer: wait=N`
      # the answer is held for up to N seconds until the payment is final, which saves polling. A payment
      # `in_reconciliation` has an unknown outcome: its funds stay reserved while the rail is asked, and it must not
      # be paid again. `expand` takes `transaction` and `customer`.
      # @param id [String] Id of the payment.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param prefer [String] `wait=N` (RFC 7240) holds the answer for up to N seconds, 1 to 30, until a final state is reached; after that the current state is returned.
      # @param expand [Array<String>] Comma-separated names of linked objects to put into the answer beside their ids: at most 4 paths, each at most 2 deep.
      # @return [Njia::Payment]
      # @raise [Njia::Error]
      def retrieve(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        prefer: OMIT,
        expand: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Payments::RETRIEVE,
          { id:, accept_language:, x_correlation_id:, prefer:, expand: },
          OMIT,
          request_options
        )
      end

      # List payments
      #
      # Returns the payments of this tenant and mode, newest first, one page at a time. Filters combine: a payment
      # must match all of them. Use `startingAfter` with `nextCursor` for the next page. `expand` takes `transaction`
      # and `customer`.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param limit [Integer] Number of items on one page.
      # @param starting_after [String] Cursor: id of the last item of the page before.
      # @param ending_before [String] Cursor: id of the first item of the page after.
      # @param created_after [Time, String] Only items created at or after this time (RFC 3339).
      # @param created_before [Time, String] Only items created before this time (RFC 3339).
      # @param expand [Array<String>] Comma-separated names of linked objects to put into the answer beside their ids: at most 4 paths, each at most 2 deep.
      # @param status [String] Only payments in this state.
      # @param rail [String] Only payments on this rail.
      # @param direction [String] Only payouts or only collections.
      # @param currency [String] Only payments in this currency.
      # @param reference [String] Only payments with exactly this reference.
      # @param customer_id [String] Only payments of this customer.
      # @param bulk_payment_id [String] Only payments made by this bulk payment.
      # @return [Njia::Page<Njia::Payment>]
      # @raise [Njia::Error]
      def list(
        accept_language: OMIT,
        x_correlation_id: OMIT,
        limit: OMIT,
        starting_after: OMIT,
        ending_before: OMIT,
        created_after: OMIT,
        created_before: OMIT,
        expand: OMIT,
        status: OMIT,
        rail: OMIT,
        direction: OMIT,
        currency: OMIT,
        reference: OMIT,
        customer_id: OMIT,
        bulk_payment_id: OMIT,
        request_options: nil
      )
        @api.list(
          Operations::Payments::LIST,
          {
            accept_language:,
            x_correlation_id:,
            limit:,
            starting_after:,
            ending_before:,
            created_after:,
            created_before:,
            expand:,
            status:,
            rail:,
            direction:,
            currency:,
            reference:,
            customer_id:,
            bulk_payment_id:
          },
          OMIT,
          request_options
        )
      end

      # Ask the rail for the outcome now
      #
      # Sends an enquiry for a payment whose outcome is open (`submitted`, `awaiting_approval`, `in_reconciliation`)
      # without waiting for the next scheduled one, and returns the payment with what the rail said. If the rail still
      # does not know, the payment stays as it is; it is never failed by an enquiry alone. At most one enquiry per
      # payment in 10 seconds, else 429. A final payment answers 409.
      # @param id [String] Id of the payment.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::Payment]
      # @raise [Njia::Error]
      def reconcile(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Payments::RECONCILE,
          { id:, accept_language:, x_correlation_id: },
          OMIT,
          request_options
        )
      end

      # Decide on a held payment
      #
      # Approves or declines a payment that the fraud analysis holds for review. An approved payment goes on as
      # `pending`; a declined one becomes `failed` with the code `fraud_declined` and its funds are released. Decision
      # and note are kept in the audit trail. A payment that is not held answers 409 `invalid_state_transition`.
      # @param id [String] Id of the payment.
      # @param decision [String]
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param note [String] Reason of the decision; kept in the timeline and the audit trail.
      # @return [Njia::Payment]
      # @raise [Njia::Error]
      def review(
        id,
        decision:,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        note: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Payments::REVIEW,
          { id:, accept_language:, x_correlation_id: },
          { decision:, note: },
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
