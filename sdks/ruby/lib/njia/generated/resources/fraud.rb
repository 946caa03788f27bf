# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Resources
    # Fraud scores with reasons, and the policy that acts on them.
    class Fraud
      # @api private
      def initialize(api)
        @api = api
      end

      # Analyze the risk of a transaction
      #
      # Gives a risk score from 0 to 100, a decision under the policy of the tenant and at least one reason; every
      # reason names its evidence and the score without it. The answer is stored: a payment may name it in
      # `fraudAnalysisId` within 15 minutes. Signals whose inputs are missing are listed in `signalsMissing`. When the
      # scorer cannot be reached the tenant's fail mode decides and the reason is `scorer_unavailable`. An
      # `Idempotency-Key` is accepted.
      # @param amount_minor_units [Integer] Amount in minor units of `currency`.
      # @param currency [String]
      # @param type [String]
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param x_sandbox_scenario [String] Test mode only: chooses the outcome that the simulated rail, scorer or provider plays, with optional settings after a semicolon.
      # @param occurred_at [Time, String] When it happened or happens.
      # @param payment_id [String] Payment that it is about.
      # @param transaction_id [String] Transaction that it is about.
      # @param reference [String] The caller's own reference.
      # @param sender [Njia::FraudSenderInput, Hash]
      # @param recipient [Njia::FraudRecipientInput, Hash]
      # @param device [Njia::FraudDeviceInput, Hash]
      # @param network [Njia::FraudNetworkInput, Hash]
      # @param location [Njia::FraudLocationInput, Hash]
      # @param channel [String]
      # @param agent_id [String] Agent at whom it happened.
      # @param merchant_category_code [String] Merchant category code (ISO 18245).
      # @param history_override [Hash{String => Float, Integer}]
      # @param metadata [Hash{String => String}]
      # @return [Njia::FraudAnalysis]
      # @raise [Njia::Error]
      def analyze(
        amount_minor_units:,
        currency:,
        type:,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        x_sandbox_scenario: OMIT,
        occurred_at: OMIT,
        payment_id: OMIT,
        transaction_id: OMIT,
        reference: OMIT,
        sender: OMIT,
        recipient: OMIT,
        device: OMIT,
        network: OMIT,
        location: OMIT,
        channel: OMIT,
        agent_id: OMIT,
        merchant_category_code: OMIT,
        history_override: OMIT,
        metadata: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Fraud::ANALYZE,
          { accept_language:, x_correlation_id:, x_sandbox_scenario: },
          {
            amount_minor_units:,
            currency:,
            type:,
            occurred_at:,
            payment_id:,
            transaction_id:,
            reference:,
            sender:,
            recipient:,
            device:,
            network:,
            location:,
            channel:,
            agent_id:,
            merchant_category_code:,
            history_override:,
            metadata:
          },
          request_options
        )
      end

      # Read a fraud analysis
      #
      # Returns the fraud analysis as it was made, with its feedback if there is any.
      # @param id [String] Id of the fraud analysis.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::FraudAnalysis]
      # @raise [Njia::Error]
      def retrieve(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Fraud::RETRIEVE,
          { id:, accept_language:, x_correlation_id: },
          OMIT,
          request_options
        )
      end

      # Read the fraud policy
      #
      # Returns the thresholds that turn a risk score into a decision, and what happens when the scorer cannot be
      # reached.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::FraudPolicy]
      # @raise [Njia::Error]
      def policy(
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Fraud::POLICY,
          { accept_language:, x_correlation_id: },
          OMIT,
          request_options
        )
      end

      # List fraud analyses
      #
      # Returns the fraud analyses of this tenant and mode, newest first. Filters combine.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param limit [Integer] Number of items on one page.
      # @param starting_after [String] Cursor: id of the last item of the page before.
      # @param ending_before [String] Cursor: id of the first item of the page after.
      # @param created_after [Time, String] Only items created at or after this time (RFC 3339).
      # @param created_before [Time, String] Only items created before this time (RFC 3339).
      # @param decision [String] Only analyses with this decision.
      # @param risk_level [String] Only analyses on this level.
      # @param payment_id [String] Only analyses about this payment.
      # @param type [String] Only analyses of this kind.
      # @return [Njia::Page<Njia::FraudAnalysis>]
      # @raise [Njia::Error]
      def list(
        accept_language: OMIT,
        x_correlation_id: OMIT,
        limit: OMIT,
        starting_after: OMIT,
        ending_before: OMIT,
        created_after: OMIT,
        created_before: OMIT,
        decision: OMIT,
        risk_level: OMIT,
        payment_id: OMIT,
        type: OMIT,
        request_options: nil
      )
        @api.list(
          Operations::Fraud::LIST,
          {
            accept_language:,
            x_correlation_id:,
            limit:,
            starting_after:,
            ending_before:,
            created_after:,
            created_before:,
            decision:,
            risk_level:,
            payment_id:,
            type:
          },
          OMIT,
          request_options
        )
      end

      # Replace the fraud policy
      #
      # Sets new thresholds from now on; analyses that exist keep their decision and name the version of the policy
      # that made it. `reviewAt` above `blockAt` answers 400. The change is kept in the audit trail.
      # @param review_at [Integer] Score from which the decision is `review`.
      # @param block_at [Integer] Score from which the decision is `block`.
      # @param fail_mode [String]
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::FraudPolicy]
      # @raise [Njia::Error]
      def replace_policy(
        review_at:,
        block_at:,
        fail_mode:,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Fraud::REPLACE_POLICY,
          { accept_language:, x_correlation_id: },
          { review_at:, block_at:, fail_mode: },
          request_options
        )
      end

      # Tell what it turned out to be
      #
      # Labels an analysis as fraud, legitimate or unsure, so that the model and the policy can be judged. A later
      # feedback replaces the earlier one; the same feedback twice changes nothing.
      # @param id [String] Id of the fraud analysis.
      # @param label [String]
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param note [String] Note.
      # @return [Njia::FraudAnalysis]
      # @raise [Njia::Error]
      def submit_feedback(
        id,
        label:,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        note: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Fraud::SUBMIT_FEEDBACK,
          { id:, accept_language:, x_correlation_id: },
          { label:, note: },
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
