# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Resources
    # What changed in the API, what will change, and whom it affects.
    class ChangelogSubscriptions
      # @api private
      def initialize(api)
        @api = api
      end

      # Confirm an e-mail address
      #
      # Confirms that the owner of the address wants the notices, with the token of the confirmation e-mail. It needs
      # no key. The token works for 7 days; confirming twice changes nothing.
      # @param id [String] Id of the subscription.
      # @param token [String] Token from the e-mail.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::ChangeLogSubscription]
      # @raise [Njia::Error]
      def confirm(
        id,
        token:,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::ChangelogSubscriptions::CONFIRM,
          { id:, accept_language:, x_correlation_id: },
          { token: },
          request_options
        )
      end

      # Subscribe to changes
      #
      # Subscribes to notices of changes by e-mail, to a URL, or as `changelog.*` events to your webhook endpoints.
      # With `onlyAffectingMe` you hear only of things that you used in the last 30 days, with the numbers. An e-mail
      # address starts as `pending_confirmation` until its owner confirms. A URL that is not allowed is 400
      # `webhook_url_not_allowed`.
      # @param channel [String]
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param target [String] E-mail address or https URL; required for `email` and `webhook`, not allowed for `webhook_event`.
      # @param filter [Njia::ChangeLogFilterInput, Hash]
      # @return [Njia::ChangeLogSubscription]
      # @raise [Njia::Error]
      def create(
        channel:,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        target: OMIT,
        filter: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::ChangelogSubscriptions::CREATE,
          { accept_language:, x_correlation_id: },
          { channel:, target:, filter: },
          request_options
        )
      end

      # End a subscription
      #
      # Ends a subscription; nothing more is sent. It stays readable with the status `unsubscribed`. Ending it again
      # changes nothing.
      # @param id [String] Id of the subscription.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::Empty]
      # @raise [Njia::Error]
      def delete(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::ChangelogSubscriptions::DELETE,
          { id:, accept_language:, x_correlation_id: },
          OMIT,
          request_options
        )
      end

      # Get a subscription
      #
      # Returns one subscription of this tenant. One of another tenant is 404.
      # @param id [String] Id of the subscription.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::ChangeLogSubscription]
      # @raise [Njia::Error]
      def retrieve(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::ChangelogSubscriptions::RETRIEVE,
          { id:, accept_language:, x_correlation_id: },
          OMIT,
          request_options
        )
      end

      # List subscriptions
      #
      # Returns the subscriptions of this tenant to notices of changes, newest first, ended ones too.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param limit [Integer] Number of items on one page.
      # @param starting_after [String] Cursor: id of the last item of the page before.
      # @param ending_before [String] Cursor: id of the first item of the page after.
      # @param created_after [Time, String] Only items created at or after this time (RFC 3339).
      # @param created_before [Time, String] Only items created before this time (RFC 3339).
      # @return [Njia::Page<Njia::ChangeLogSubscription>]
      # @raise [Njia::Error]
      def list(
        accept_language: OMIT,
        x_correlation_id: OMIT,
        limit: OMIT,
        starting_after: OMIT,
        ending_before: OMIT,
        created_after: OMIT,
        created_before: OMIT,
        request_options: nil
      )
        @api.list(
          Operations::ChangelogSubscriptions::LIST,
          {
            accept_language:,
            x_correlation_id:,
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

      # Unsubscribe by link
      #
      # Ends a subscription with the token of any of its e-mails. Mail programs call it for one-click unsubscribing
      # (RFC 8058), so the token is in the query and a body is ignored. It needs no key. Doing it twice changes
      # nothing.
      # @param id [String] Id of the subscription.
      # @param token [String] Token from the e-mail.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::ChangeLogSubscription]
      # @raise [Njia::Error]
      def unsubscribe(
        id,
        token:,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::ChangelogSubscriptions::UNSUBSCRIBE,
          { id:, token:, accept_language:, x_correlation_id: },
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
