# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Resources
    # Widgets for your own pages, and the calls that they make.
    class Widgets
      # @api private
      def initialize(api)
        @api = api
      end

      # Create a widget
      #
      # Makes a payment, balance or identity form for your own pages, with a first session. The answer holds the HTML
      # to embed and, once, the client token of the session; the HTML never holds a token. A repeat with the same key
      # answers with `clientToken: null`. Only pages at `allowedOrigins` can show the widget.
      # @param kind [String]
      # @param allowed_origins [Array<String>] Pages that may embed the widget: https, in test mode also `http://localhost:*` (any port) and names below localhost, such as `http://shop.localhost:3001`.
      # @param config [Njia::WidgetConfigInput, Hash]
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param customer_id [String] Customer whom its payments or assessments belong to.
      # @param locale [String] Language; the visitor's if absent.
      # @param theme [Njia::WidgetThemeInput, Hash]
      # @param session_ttl_seconds [Integer] How long a session lives, in seconds.
      # @param metadata [Hash{String => String}]
      # @return [Njia::Widget]
      # @raise [Njia::Error]
      def create(
        kind:,
        allowed_origins:,
        config:,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        customer_id: OMIT,
        locale: OMIT,
        theme: OMIT,
        session_ttl_seconds: OMIT,
        metadata: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Widgets::CREATE,
          { accept_language:, x_correlation_id: },
          {
            kind:,
            allowed_origins:,
            config:,
            customer_id:,
            locale:,
            theme:,
            session_ttl_seconds:,
            metadata:
          },
          request_options
        )
      end

      # Create a widget session
      #
      # Makes a session for one visitor or page load and shows its client token, once. Give the token to the page as a
      # property, never in a link. A session yields at most one completed payment or assessment. A disabled widget is
      # 409 `invalid_state_transition`.
      # @param id [String] Id of the widget.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::WidgetSession]
      # @raise [Njia::Error]
      def create_session(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Widgets::CREATE_SESSION,
          { id:, accept_language:, x_correlation_id: },
          OMIT,
          request_options
        )
      end

      # Disable a widget
      #
      # Disables a widget and ends its open sessions; payments under way go on. It stays readable. Disabling it again
      # changes nothing.
      # @param id [String] Id of the widget.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::Widget]
      # @raise [Njia::Error]
      def disable(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Widgets::DISABLE,
          { id:, accept_language:, x_correlation_id: },
          OMIT,
          request_options
        )
      end

      # Get a widget
      #
      # Returns one widget. `session` is null: tokens are shown only once. One of another tenant or mode is 404.
      # @param id [String] Id of the widget.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::Widget]
      # @raise [Njia::Error]
      def retrieve(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Widgets::RETRIEVE,
          { id:, accept_language:, x_correlation_id: },
          OMIT,
          request_options
        )
      end

      # List widgets
      #
      # Returns the widgets of this tenant and mode, newest first. Sessions and tokens are not part of it.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param kind [String] Only widgets of this kind.
      # @param status [String] Only widgets in this state.
      # @param limit [Integer] Number of items on one page.
      # @param starting_after [String] Cursor: id of the last item of the page before.
      # @param ending_before [String] Cursor: id of the first item of the page after.
      # @param created_after [Time, String] Only items created at or after this time (RFC 3339).
      # @param created_before [Time, String] Only items created before this time (RFC 3339).
      # @return [Njia::Page<Njia::Widget>]
      # @raise [Njia::Error]
      def list(
        accept_language: OMIT,
        x_correlation_id: OMIT,
        kind: OMIT,
        status: OMIT,
        limit: OMIT,
        starting_after: OMIT,
        ending_before: OMIT,
        created_after: OMIT,
        created_before: OMIT,
        request_options: nil
      )
        @api.list(
          Operations::Widgets::LIST,
          {
            accept_language:,
            x_correlation_id:,
            kind:,
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

      # Change a widget
      #
      # Changes the members that are given. The kind and the customer stay. Sessions that are open keep what they
      # started with, except for the allowed origins, which count at once.
      # @param id [String] Id of the widget.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param allowed_origins [Array<String>] Pages that may embed the widget: https, in test mode also `http://localhost:*` (any port) and names below localhost, such as `http://shop.localhost:3001`.
      # @param locale [String, nil] Language; null for the visitor's.
      # @param theme [Njia::WidgetThemeInput, Hash]
      # @param session_ttl_seconds [Integer] How long a session lives, in seconds.
      # @param config [Njia::WidgetConfigInput, Hash]
      # @param metadata [Hash{String => String}]
      # @return [Njia::Widget]
      # @raise [Njia::Error]
      def update(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        allowed_origins: OMIT,
        locale: OMIT,
        theme: OMIT,
        session_ttl_seconds: OMIT,
        config: OMIT,
        metadata: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Widgets::UPDATE,
          { id:, accept_language:, x_correlation_id: },
          { allowed_origins:, locale:, theme:, session_ttl_seconds:, config:, metadata: },
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
