# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Resources
    # Identity verification.
    class Kyc
      # @api private
      def initialize(api)
        @api = api
      end

      # Check an identity (deprecated)
      #
      # Deprecated since 2026-03-01, removed in v3.0, not before 2027-06-01: use `createKycScore`. It runs the same
      # assessment and answers only `passed`, `failed` or `pending`. Every answer carries `Deprecation`, `Sunset` and
      # a `Link` to the successor.
      # @deprecated since 2026-03-01; use createKycScore; it ends on 2027-06-01.
      # @param first_name [String] First names.
      # @param last_name [String] Family name.
      # @param country [String] Country that issued the number.
      # @param id_type [String]
      # @param id_number [String] The number.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param x_sandbox_scenario [String] Test mode only: chooses the outcome that the simulated rail, scorer or provider plays, with optional settings after a semicolon.
      # @param date_of_birth [Date, String] Date of birth.
      # @param phone [String]
      # @return [Njia::KycCheck]
      # @raise [Njia::Error]
      def check(
        first_name:,
        last_name:,
        country:,
        id_type:,
        id_number:,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        x_sandbox_scenario: OMIT,
        date_of_birth: OMIT,
        phone: OMIT,
        request_options: nil
      )
        @api.deprecated("createKycCheck", "createKycCheck is deprecated; use createKycScore.")
        @api.call(
          Operations::Kyc::CHECK,
          { accept_language:, x_correlation_id:, x_sandbox_scenario: },
          { first_name:, last_name:, country:, id_type:, id_number:, date_of_birth:, phone: },
          request_options
        )
      end

      # Verify an identity
      #
      # Checks a person against the issuing authority, the pictures and the lists that are given, and stores the
      # result: every check, a score from 0 to 100, a decision, the tier reached and what the next one still needs. It
      # answers 200 with the result, or 202 while a provider works; then a `kyc_score.completed` event follows and
      # `getKycScore` shows it. Consent is mandatory (403 `consent_required`). In test mode the end of the number
      # decides, such as `004` for a sanctions match.
      # @param consent [Njia::ConsentInput, Hash] Consent of the person, with the purpose `identity_verification`.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param x_sandbox_scenario [String] Test mode only: chooses the outcome that the simulated rail, scorer or provider plays, with optional settings after a semicolon.
      # @param customer_id [String] Customer to verify; the subject is taken from it.
      # @param subject [Njia::KycSubject, Hash]
      # @param identity [Njia::KycIdentityInput, Hash]
      # @param document [Njia::KycDocumentInput, Hash]
      # @param selfie [Njia::KycSelfieInput, Hash]
      # @param checks [Array<String>] Checks to run; all that the data allows if absent.
      # @param requested_tier [String]
      # @return [Njia::KycScore]
      # @raise [Njia::Error]
      def score(
        consent:,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        x_sandbox_scenario: OMIT,
        customer_id: OMIT,
        subject: OMIT,
        identity: OMIT,
        document: OMIT,
        selfie: OMIT,
        checks: OMIT,
        requested_tier: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Kyc::SCORE,
          { accept_language:, x_correlation_id:, x_sandbox_scenario: },
          {
            consent:,
            customer_id:,
            subject:,
            identity:,
            document:,
            selfie:,
            checks:,
            requested_tier:
          },
          request_options
        )
      end

      # Get a legacy check (deprecated)
      #
      # Returns a result of the deprecated check. It ends with it, in v3.0; use `getKycScore` instead.
      # @deprecated since 2026-03-01; use getKycScore; it ends on 2027-06-01.
      # @param id [String] Id of the check.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::KycCheck]
      # @raise [Njia::Error]
      def retrieve_check(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.deprecated("getKycCheck", "getKycCheck is deprecated; use getKycScore.")
        @api.call(
          Operations::Kyc::RETRIEVE_CHECK,
          { id:, accept_language:, x_correlation_id: },
          OMIT,
          request_options
        )
      end

      # Get an assessment
      #
      # Returns one identity assessment. Identity numbers are masked and pictures are never returned. One of another
      # tenant or mode is 404.
      # @param id [String] Id of the assessment.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::KycScore]
      # @raise [Njia::Error]
      def retrieve(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Kyc::RETRIEVE,
          { id:, accept_language:, x_correlation_id: },
          OMIT,
          request_options
        )
      end

      # List assessments
      #
      # Returns the identity assessments of this tenant and mode, newest first. Filter by decision `attention` to find
      # those that a person must decide.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param customer_id [String] Only assessments of this customer.
      # @param decision [String] Only assessments with this decision.
      # @param status [String] Only assessments in this state.
      # @param limit [Integer] Number of items on one page.
      # @param starting_after [String] Cursor: id of the last item of the page before.
      # @param ending_before [String] Cursor: id of the first item of the page after.
      # @param created_after [Time, String] Only items created at or after this time (RFC 3339).
      # @param created_before [Time, String] Only items created before this time (RFC 3339).
      # @return [Njia::Page<Njia::KycScore>]
      # @raise [Njia::Error]
      def list(
        accept_language: OMIT,
        x_correlation_id: OMIT,
        customer_id: OMIT,
        decision: OMIT,
        status: OMIT,
        limit: OMIT,
        starting_after: OMIT,
        ending_before: OMIT,
        created_after: OMIT,
        created_before: OMIT,
        request_options: nil
      )
        @api.list(
          Operations::Kyc::LIST,
          {
            accept_language:,
            x_correlation_id:,
            customer_id:,
            decision:,
            status:,
            limit:,
            starting_after:,
            ending_before:,
            created_after:,
            created_before:
          },
          OMIT,
          request_options
        )
      end

      # Decide an assessment
      #
      # Records the decision of a person about an assessment whose decision is `attention`. Clearing it raises the
      # tier; blocking it keeps the customer where it is. Anything else is 409 `invalid_state_transition`. The
      # decision is written to the audit log.
      # @param id [String] Id of the assessment.
      # @param decision [String] The decision.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param note [String] Why.
      # @return [Njia::KycScore]
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
          Operations::Kyc::REVIEW,
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
