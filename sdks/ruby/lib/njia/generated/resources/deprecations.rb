# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Resources
    # What changed in the API, what will change, and whom it affects.
    class Deprecations
      # @api private
      def initialize(api)
        @api = api
      end

      # Get your use of deprecated things
      #
      # Returns what this tenant used in the last 30 days that will end: operations, request fields, the flat webhook
      # payload, old key forms, old API versions and SDKs, each with count, last use and recent request ids. An empty
      # list means that v3.0 does not break you.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param x_correlation_id [String] The caller's own trace id: stored with the request and returned unchanged.
      # @return [Njia::DeprecationUsage]
      # @raise [Njia::Error]
      def usage(
        accept_language: OMIT,
        x_correlation_id: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Deprecations::USAGE,
          { accept_language:, x_correlation_id: },
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
