# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Resources
    # Credit scores from mobile-money behaviour.
    class CreditScores
      # @api private
      def initialize(api)
        @api = api
      end

      # Score a person's credit
      #
      # Scores a person between 300 and 850 from mobile-money behaviour: the history or aggregates in the request, the
      # payments at this tenant, or both. The points of all features add up to the score exactly, and up to four
      # negative and three positive reasons are named. Consent is required, else 403 `consent_required`. Too little
      # history is no error: the answer is 200 with `decision` `insufficient_data` and `score` null. The built-in
      # model is trained on synthetic data (`model.trainingData`) and is not fit for lending without training it
      # again. An `Idempotency-Key` is accepted.
      # @param consent [Njia::ConsentInput, Hash]
      # @param currency [String]
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param x_sandbox_scenario [String] Test mode only: chooses the outcome that the simulated rail, scorer or provider plays, with optional settings after a semicolon.
      # @param customer_id [String] Customer to score.
      # @param subject [Njia::CreditSubjectInput, Hash]
      # @param product [Njia::CreditProductInput, Hash]
      # @param mobile_money [Njia::MobileMoneyHistoryInput, Hash]
      # @param mobile_money_summary [Njia::MobileMoneySummaryInput, Hash]
      # @param use_tenant_history [Boolean] Whether the person's payments at this tenant count too.
      # @param model_version [String] Version of the model to use.
      # @return [Njia::CreditScore]
      # @raise [Njia::Error]
      def create(
        consent:,
        currency:,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        x_sandbox_scenario: OMIT,
        customer_id: OMIT,
        subject: OMIT,
        product: OMIT,
        mobile_money: OMIT,
        mobile_money_summary: OMIT,
        use_tenant_history: OMIT,
        model_version: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::CreditScores::CREATE,
          { accept_language:, x_correlation_id:, x_sandbox_scenario: },
          {
            consent:,
            currency:,
            customer_id:,
            subject:,
            product:,
            mobile_money:,
            mobile_money_summary:,
            use_tenant_history:,
            model_version:
          },
          request_options
        )
      end

      # Read a credit score
      #
      # Returns the credit score as it was made, with contributions, reasons, the model and the consent. `expand`
      # takes `customer`.
      # @param id [String] Id of the credit score.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param expand [Array<String>] Comma-separated names of linked objects to put into the answer beside their ids: at most 4 paths, each at most 2 deep.
      # @return [Njia::CreditScore]
      # @raise [Njia::Error]
      def retrieve(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        expand: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::CreditScores::RETRIEVE,
          { id:, accept_language:, x_correlation_id:, expand: },
          OMIT,
          request_options
        )
      end

      # List credit scores
      #
      # Returns the credit scores of this tenant and mode, newest first. Filters combine. `expand` takes `customer`.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param expand [Array<String>] Comma-separated names of linked objects to put into the answer beside their ids: at most 4 paths, each at most 2 deep.
      # @param limit [Integer] Number of items on one page.
      # @param starting_after [String] Cursor: id of the last item of the page before.
      # @param ending_before [String] Cursor: id of the first item of the page after.
      # @param created_after [Time, String] Only items created at or after this time (RFC 3339).
      # @param created_before [Time, String] Only items created before this time (RFC 3339).
      # @param customer_id [String] Only scores of this customer.
      # @param decision [String] Only scores with this decision.
      # @param grade [String] Only scores with this grade.
      # @return [Njia::Page<Njia::CreditScore>]
      # @raise [Njia::Error]
      def list(
        accept_language: OMIT,
        x_correlation_id: OMIT,
        expand: OMIT,
        limit: OMIT,
        starting_after: OMIT,
        ending_before: OMIT,
        created_after: OMIT,
        created_before: OMIT,
        customer_id: OMIT,
        decision: OMIT,
        grade: OMIT,
        request_options: nil
      )
        @api.list(
          Operations::CreditScores::LIST,
          {
            accept_language:,
            x_correlation_id:,
            expand:,
            limit:,
            starting_after:,
            ending_before:,
            created_after:,
            created_before:,
            customer_id:,
            decision:,
            grade:
          },
          OMIT,
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
