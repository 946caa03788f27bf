# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Resources
    # Keys, sessions, users and the tenant itself.
    class Users
      # @api private
      def initialize(api)
        @api = api
      end

      # Create a user
      #
      # Adds a person who may log in. The e-mail must be new within the tenant, else the answer is 409
      # `duplicate_email`. The password is set here and kept as a salted hash; the person can log in at once. Only an
      # owner can create an owner.
      # @param email [String] E-mail, new within the tenant.
      # @param name [String] Name of the person.
      # @param role [String]
      # @param password [String] First password.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param locale [String]
      # @return [Njia::User]
      # @raise [Njia::Error]
      def create(
        email:,
        name:,
        role:,
        password:,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        locale: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Users::CREATE,
          { accept_language:, x_correlation_id: },
          { email:, name:, role:, password:, locale: },
          request_options
        )
      end

      # List users
      #
      # Lists the people who may log in to the tenant, newest first, also disabled ones. A session of a person who may
      # manage users is needed.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param limit [Integer] Number of items on one page.
      # @param starting_after [String] Cursor: id of the last item of the page before.
      # @param ending_before [String] Cursor: id of the first item of the page after.
      # @param created_after [Time, String] Only items created at or after this time (RFC 3339).
      # @param created_before [Time, String] Only items created before this time (RFC 3339).
      # @param role [String] Only users with this role.
      # @return [Njia::Page<Njia::User>]
      # @raise [Njia::Error]
      def list(
        accept_language: OMIT,
        x_correlation_id: OMIT,
        limit: OMIT,
        starting_after: OMIT,
        ending_before: OMIT,
        created_after: OMIT,
        created_before: OMIT,
        role: OMIT,
        request_options: nil
      )
        @api.list(
          Operations::Users::LIST,
          {
            accept_language:,
            x_correlation_id:,
            limit:,
            starting_after:,
            ending_before:,
            created_after:,
            created_before:,
            role:
          },
          OMIT,
          request_options
        )
      end

      # Change a user
      #
      # Changes name, role, language, password or state of a user; members left out stay as they are. Disabling a user
      # or setting a new password ends all of the person's sessions. The last active owner cannot be disabled or given
      # another role.
      # @param id [String] Id of the user.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param name [String] Name of the person.
      # @param role [String]
      # @param locale [String]
      # @param password [String] New password; ends all sessions of the person.
      # @param status [String]
      # @return [Njia::User]
      # @raise [Njia::Error]
      def update(
        id,
        accept_language: OMIT,
        x_correlation_id: OMIT,
        name: OMIT,
        role: OMIT,
        locale: OMIT,
        password: OMIT,
        status: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Users::UPDATE,
          { id:, accept_language:, x_correlation_id: },
          { name:, role:, locale:, password:, status: },
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
