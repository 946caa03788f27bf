# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Resources
    # Keys, sessions, users and the tenant itself.
    class Tenant
      # @api private
      def initialize(api)
        @api = api
      end

      # Retrieve the tenant
      #
      # Returns the tenant that the key belongs to, with its settings: which rail strategy applies by default, from
      # which fraud score payments are held or blocked, how long a transaction can be reversed.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::Tenant]
      # @raise [Njia::Error]
      def retrieve(
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Tenant::RETRIEVE,
          { accept_language:, x_correlation_id: },
          OMIT,
          request_options
        )
      end

      # Change the tenant
      #
      # Changes name, time zone or settings of the tenant; members left out stay as they are. New settings hold from
      # the next request on and do not touch payments that exist already. Every change is written to the audit log.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @param name [String] Name of the tenant.
      # @param timezone [String] IANA time zone.
      # @param settings [Njia::TenantSettingsInput, Hash]
      # @return [Njia::Tenant]
      # @raise [Njia::Error]
      def update(
        accept_language: OMIT,
        x_correlation_id: OMIT,
        name: OMIT,
        timezone: OMIT,
        settings: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Tenant::UPDATE,
          { accept_language:, x_correlation_id: },
          { name:, timezone:, settings: },
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
