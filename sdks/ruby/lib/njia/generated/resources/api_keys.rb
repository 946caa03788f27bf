# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Resources
    # Keys, sessions, users and the tenant itself.
    class ApiKeys
      # @api private
      def initialize(api)
        @api = api
      end

      # Create an API key
      #
      # Creates a key for the mode of the key that asks, with exactly the scopes named. The answer holds the key in
      # `key`; it is shown this once and stored as a hash only, so keep it in a secret store. The new key is pinned to
      # the current API version. A session of a person who may manage keys is needed, so that a leaked key cannot make
      # more keys. There is no idempotency key, because the stored answer would hold the secret: if the answer is
      # lost, revoke the new key.
      # @param name [String] Name for people.
      # @param scopes [Array<String>] What the key may do.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param allowed_ips [Array<String>] Addresses (CIDR) that may use the key.
      # @param expires_at [Time, String] When the key ends by itself.
      # @return [Njia::ApiKey]
      # @raise [Njia::Error]
      def create(
        name:,
        scopes:,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        allowed_ips: OMIT,
        expires_at: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::ApiKeys::CREATE,
          { accept_language:, x_correlation_id: },
          { name:, scopes:, allowed_ips:, expires_at: },
          request_options
        )
      end

      # Retrieve an API key
      #
      # Returns the record of one API key: name, scopes, state and last use. The key itself is never shown again.
      # @param id [String] Id of the key record.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::ApiKey]
      # @raise [Njia::Error]
      def retrieve(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::ApiKeys::RETRIEVE,
          { id:, accept_language:, x_correlation_id: },
          OMIT,
          request_options
        )
      end

      # List API keys
      #
      # Lists the API keys of the tenant and mode, newest first, also those that no longer work. The keys themselves
      # are never shown; `prefix` and `last4` help to tell them apart.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param limit [Integer] Number of items on one page.
      # @param starting_after [String] Cursor: id of the last item of the page before.
      # @param ending_before [String] Cursor: id of the first item of the page after.
      # @param created_after [Time, String] Only items created at or after this time (RFC 3339).
      # @param created_before [Time, String] Only items created before this time (RFC 3339).
      # @param status [String] Only keys in this state.
      # @return [Njia::Page<Njia::ApiKey>]
      # @raise [Njia::Error]
      def list(
        accept_language: OMIT,
        x_correlation_id: OMIT,
        limit: OMIT,
        starting_after: OMIT,
        ending_before: OMIT,
        created_after: OMIT,
        created_before: OMIT,
        status: OMIT,
        request_options: nil
      )
        @api.list(
          Operations::ApiKeys::LIST,
          {
            accept_language:,
            x_correlation_id:,
            limit:,
            starting_after:,
            ending_before:,
            created_after:,
            created_before:,
            status:
          },
          OMIT,
          request_options
        )
      end

      # Revoke an API key
      #
      # Ends a key at once and for good; every later request with it answers 401 `api_key_revoked`. The record stays
      # for the audit trail and is returned. Revoking a revoked key changes nothing.
      # @param id [String] Id of the key record.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::ApiKey]
      # @raise [Njia::Error]
      def revoke(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::ApiKeys::REVOKE,
          { id:, accept_language:, x_correlation_id: },
          OMIT,
          request_options
        )
      end

      # Replace an API key
      #
      # Creates a key with the same name, scopes and addresses and returns it in `key`, shown this once. The old key
      # keeps working for `overlapHours`, 24 by default, so that servers can be changed one after the other; 0 ends it
      # at once. Only an active key can be rolled; any other answers 409 `invalid_state_transition`.
      # @param id [String] Id of the key record.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param overlap_hours [Integer] Hours for which the old key keeps working.
      # @return [Njia::ApiKey]
      # @raise [Njia::Error]
      def roll(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        overlap_hours: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::ApiKeys::ROLL,
          { id:, accept_language:, x_correlation_id: },
          { overlap_hours: },
          request_options
        )
      end

      # Change an API key
      #
      # Changes the name, the allowed addresses or the scopes of a key; members left out stay as they are. Without a
      # session the scopes can only be narrowed. It takes effect with the next request.
      # @param id [String] Id of the key record.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param name [String] Name for people.
      # @param scopes [Array<String>] What the key may do.
      # @param allowed_ips [Array<String>] Addresses (CIDR) that may use the key; empty means any.
      # @return [Njia::ApiKey]
      # @raise [Njia::Error]
      def update(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        name: OMIT,
        scopes: OMIT,
        allowed_ips: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::ApiKeys::UPDATE,
          { id:, accept_language:, x_correlation_id: },
          { name:, scopes:, allowed_ips: },
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
