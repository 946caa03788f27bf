# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Resources
    # Clock, faults and data of the test mode.
    class Sandbox
      # @api private
      def initialize(api)
        @api = api
      end

      # Add corridor history
      #
      # Adds up to 1000 observations of cost, success and speed to a corridor, so that a test can decide what the
      # routing engine sees. Observations older than 24 sandbox hours are stored but do not count. Read the effect
      # with `getCorridorCosts` or `previewRouting`.
      # @param corridor_id [String]
      # @param observations [Array<Njia::CorridorObservation, Hash>] Observations, in any order.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::CorridorHistory]
      # @raise [Njia::Error]
      def add_corridor_history(
        corridor_id:,
        observations:,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Sandbox::ADD_CORRIDOR_HISTORY,
          { accept_language:, x_correlation_id: },
          { corridor_id:, observations: },
          request_options
        )
      end

      # Advance the sandbox clock
      #
      # Moves the clock forward and runs everything that falls due on the way, in the order in which it falls due:
      # callbacks, deadlines, retries, expiries, webhook deliveries. Answers when all of it has run and lists the
      # first 1000 pieces of work. An `Idempotency-Key` keeps a repeated request from advancing twice.
      # @param seconds [Integer] Seconds to move forward, at most 366 days.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::SandboxClockAdvance]
      # @raise [Njia::Error]
      def advance_clock(
        seconds:,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Sandbox::ADVANCE_CLOCK,
          { accept_language:, x_correlation_id: },
          { seconds: },
          request_options
        )
      end

      # Inject a fault
      #
      # Makes a rail, a provider callback, a scorer, the identity provider, a webhook receiver or the database
      # misbehave in test mode. The fault is bounded by count, probability and time. Each event it causes carries
      # `sandboxFaultId`. The random choice is seeded, so a run can be repeated exactly.
      # @param target [String]
      # @param kind [String]
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param parameters [Njia::SandboxFaultParameters, Hash]
      # @param probability [Float, Integer] Share of matching calls that are hit.
      # @param seed [Integer] Seed of the random choice; the same seed hits the same calls.
      # @param max_count [Integer] The fault ends after this many hits.
      # @param expires_at [Time, String] Sandbox time at which the fault ends; at most 24 hours ahead and 24 hours if absent.
      # @return [Njia::SandboxFault]
      # @raise [Njia::Error]
      def create_fault(
        target:,
        kind:,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        parameters: OMIT,
        probability: OMIT,
        seed: OMIT,
        max_count: OMIT,
        expires_at: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Sandbox::CREATE_FAULT,
          { accept_language:, x_correlation_id: },
          { target:, kind:, parameters:, probability:, seed:, max_count:, expires_at: },
          request_options
        )
      end

      # End a fault
      #
      # Ends a fault at once. Messages that it already holds back are delivered. A fault that does not exist, or
      # belongs to another tenant, is 404.
      # @param id [String] Id of the fault.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::Empty]
      # @raise [Njia::Error]
      def delete_fault(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Sandbox::DELETE_FAULT,
          { id:, accept_language:, x_correlation_id: },
          OMIT,
          request_options
        )
      end

      # Add test money
      #
      # Adds money to a test account, posted in the ledger as funding from the outside world. Name an account, or a
      # currency for the tenant's default account in it. The balance is available at once. Use an `Idempotency-Key` so
      # that a repeated request does not fund twice.
      # @param amount_minor_units [Integer] Amount to add, in minor units.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param account_id [String] Account to fund.
      # @param currency [String] Currency of the amount; must be the account's own if `accountId` is given.
      # @return [Njia::SandboxFunding]
      # @raise [Njia::Error]
      def fund_balance(
        amount_minor_units:,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        account_id: OMIT,
        currency: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Sandbox::FUND_BALANCE,
          { accept_language:, x_correlation_id: },
          { amount_minor_units:, account_id:, currency: },
          request_options
        )
      end

      # Read the sandbox clock
      #
      # Returns the time that test mode believes it is, and whether it follows real time. All due times of test mode
      # (callback deadlines, webhook retries, card limit windows, quote expiry) follow this clock. Key and login
      # expiry never do. Live keys get 403 `sandbox_only`.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::SandboxClock]
      # @raise [Njia::Error]
      def clock(
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Sandbox::CLOCK,
          { accept_language:, x_correlation_id: },
          OMIT,
          request_options
        )
      end

      # List injected faults
      #
      # Returns the faults of this tenant's test mode, newest first, also those that are exhausted or expired. Deleted
      # faults are not listed.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param status [String] Only faults in this state.
      # @param limit [Integer] Number of items on one page.
      # @param starting_after [String] Cursor: id of the last item of the page before.
      # @param ending_before [String] Cursor: id of the first item of the page after.
      # @param created_after [Time, String] Only items created at or after this time (RFC 3339).
      # @param created_before [Time, String] Only items created before this time (RFC 3339).
      # @return [Njia::Page<Njia::SandboxFault>]
      # @raise [Njia::Error]
      def list_faults(
        accept_language: OMIT,
        x_correlation_id: OMIT,
        status: OMIT,
        limit: OMIT,
        starting_after: OMIT,
        ending_before: OMIT,
        created_after: OMIT,
        created_before: OMIT,
        request_options: nil
      )
        @api.list(
          Operations::Sandbox::LIST_FAULTS,
          {
            accept_language:,
            x_correlation_id:,
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

      # Reset the sandbox
      #
      # Removes every test object of this tenant (payments, cards, customers, events, faults), funds the accounts as
      # at first and returns the clock to real time. Keys, users, tenant settings and webhook endpoints stay. It
      # cannot be undone. Live data is never touched.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::SandboxReset]
      # @raise [Njia::Error]
      def reset(
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Sandbox::RESET,
          { accept_language:, x_correlation_id: },
          OMIT,
          request_options
        )
      end

      # Return to real time
      #
      # Drops the virtual clock, so that test mode follows real time again. Due times that were set while the clock
      # was ahead keep their values and simply lie further in the future. Calling it again changes nothing.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::Empty]
      # @raise [Njia::Error]
      def reset_clock(
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Sandbox::RESET_CLOCK,
          { accept_language:, x_correlation_id: },
          OMIT,
          request_options
        )
      end

      # Set the sandbox clock
      #
      # Moves test mode to a given time and runs everything that falls due on the way, in order. The clock moves
      # forward only: an earlier time is 400 `validation_failed`. With `frozen` the clock then stands still until the
      # next advance. Use `advanceSandboxClock` if you need to see what was run.
      # @param now [Time, String] New virtual time; not earlier than the current sandbox time.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param frozen [Boolean] True makes the clock stand still at `now`; false lets it run on at real speed.
      # @return [Njia::SandboxClock]
      # @raise [Njia::Error]
      def set_clock(
        now:,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        frozen: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Sandbox::SET_CLOCK,
          { accept_language:, x_correlation_id: },
          { now:, frozen: },
          request_options
        )
      end

      # Send a provider callback
      #
      # Makes the simulated provider send a callback for the current attempt of a payment, at once or after some
      # sandbox seconds. It takes the same path as a real callback, with signature, duplicate and lateness checks. A
      # payment without an attempt answers 409 `invalid_state_transition`; contradicting a finished payment is allowed
      # and opens a reconciliation case.
      # @param id [String] Id of the payment.
      # @param event [String]
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param reason_code [String] Reason the provider gives; see the payment failure codes.
      # @param delay_seconds [Integer] Sandbox seconds to wait before it is sent.
      # @return [Njia::SandboxCallback]
      # @raise [Njia::Error]
      def trigger_callback(
        id,
        event:,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        reason_code: OMIT,
        delay_seconds: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Sandbox::TRIGGER_CALLBACK,
          { id:, accept_language:, x_correlation_id: },
          { event:, reason_code:, delay_seconds: },
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
