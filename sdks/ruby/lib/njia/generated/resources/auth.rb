# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Resources
    # Keys, sessions, users and the tenant itself.
    class Auth
      # @api private
      def initialize(api)
        @api = api
      end

      # Test the credentials
      #
      # Shows what the server makes of your credentials: tenant, mode, key, effective scopes, session, API version and
      # the state of the rate limit. Any valid key may call it and nothing is changed, so it is the first request to
      # try. With a session token the scopes are those of the key cut down to those of the person's role.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::AuthCheck]
      # @raise [Njia::Error]
      def check(
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Auth::CHECK,
          { accept_language:, x_correlation_id: },
          OMIT,
          request_options
        )
      end

      # Look at the session
      #
      # Tells who is logged in, with which role and scopes, and until when. The tokens themselves are not repeated.
      # Without a session token the answer is 401 `session_required`.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::SessionInfo]
      # @raise [Njia::Error]
      def session(
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Auth::SESSION,
          { accept_language:, x_correlation_id: },
          OMIT,
          request_options
        )
      end

      # Log a person in
      #
      # Checks e-mail and password of a user of the key's tenant and answers with a session. Send its `accessToken` as
      # `Authorization: Bearer` together with the API key: the key names tenant and mode, the token names the person.
      # Unknown e-mail and wrong password give the same answer in the same time. After 5 failures for one e-mail, or
      # 30 for one address, in 15 minutes the answer is 429 `login_throttled`. Both tokens are shown this once only.
      # @param email [String] E-mail of the user.
      # @param password [String] Password of the user; never logged.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::Session]
      # @raise [Njia::Error]
      def login(
        email:,
        password:,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Auth::LOGIN,
          { accept_language:, x_correlation_id: },
          { email:, password: },
          request_options
        )
      end

      # End the session
      #
      # Ends the session whose token came with the request, together with its refresh token. It takes effect at once.
      # A second call with the same token answers the same, so a lost answer does no harm. Other sessions of the
      # person stay.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::Empty]
      # @raise [Njia::Error]
      def logout(
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Auth::LOGOUT,
          { accept_language:, x_correlation_id: },
          OMIT,
          request_options
        )
      end

      # Renew a session
      #
      # Trades a refresh token for a new session with new tokens. A refresh token works once; using one again ends
      # every session that came from the same login, because it may have been stolen. It lapses 12 hours after its
      # last use and 30 days after the login at the latest. A token that is used up, lapsed or of another tenant
      # answers 401 `session_invalid`.
      # @param refresh_token [String] The refresh token of the last session.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::Session]
      # @raise [Njia::Error]
      def refresh(
        refresh_token:,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Auth::REFRESH,
          { accept_language:, x_correlation_id: },
          { refresh_token: },
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
