# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Resources
    # This description, exports, the error catalogue and pages.
    class Documentation
      # @api private
      def initialize(api)
        @api = api
      end

      # Export an Insomnia workspace
      #
      # The operations as an Insomnia export (format 4) with a sandbox and, unless `env` says otherwise, a live
      # environment. Order, captured ids and empty secrets are those of the Postman export. Equal options give
      # identical bytes.
      # @param tags [Array<String>] Comma-separated tags; only their operations are exported.
      # @param journey [String] Name of a journey of the playground; only its steps are exported, in its order.
      # @param env [String] Environments to export; left out, both.
      # @param base_url [String] Origin that the requests go to; left out, the origin that answers.
      # @param tests [Boolean] Whether requests carry tests of status, headers and body.
      # @param deprecated [Boolean] Whether deprecated operations are exported as well.
      # @param part [String] Part to export.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @return [Njia::Value<Hash{String => Object}>]
      # @raise [Njia::Error]
      def export_insomnia(
        tags: OMIT,
        journey: OMIT,
        env: OMIT,
        base_url: OMIT,
        tests: OMIT,
        deprecated: OMIT,
        part: OMIT,
        accept_language: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Documentation::EXPORT_INSOMNIA,
          { tags:, journey:, env:, base_url:, tests:, deprecated:, part:, accept_language: },
          OMIT,
          request_options
        )
      end

      # Export a Postman collection
      #
      # The operations as a Postman collection (format 2.1), or the environment that belongs to it with
      # `part=environment`. Requests come in an order that runs green from top to bottom: login first, ids captured
      # from earlier answers, destructive calls last. Secrets are empty variables. Equal options give identical bytes,
      # so a new import updates the old one.
      # @param tags [Array<String>] Comma-separated tags; only their operations are exported.
      # @param journey [String] Name of a journey of the playground; only its steps are exported, in its order.
      # @param env [String] Environments to export; left out, both.
      # @param base_url [String] Origin that the requests go to; left out, the origin that answers.
      # @param tests [Boolean] Whether requests carry tests of status, headers and body.
      # @param deprecated [Boolean] Whether deprecated operations are exported as well.
      # @param part [String] Part to export.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @return [Njia::Value<Hash{String => Object}>]
      # @raise [Njia::Error]
      def export_postman(
        tags: OMIT,
        journey: OMIT,
        env: OMIT,
        base_url: OMIT,
        tests: OMIT,
        deprecated: OMIT,
        part: OMIT,
        accept_language: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Documentation::EXPORT_POSTMAN,
          { tags:, journey:, env:, base_url:, tests:, deprecated:, part:, accept_language: },
          OMIT,
          request_options
        )
      end

      # Read the API description
      #
      # One address for people and programs: a browser gets the interactive reference, everything else this OpenAPI
      # 3.0 document as JSON, or as YAML when `Accept` asks for it. An `Accept` header that none of them satisfies
      # answers 406. Each form has a strong `ETag`; send it back as `If-None-Match` to get 304 when nothing has
      # changed.
      # @param version [String] A kept release of the description, such as 2.3.1.
      # @param lang [String] Language of the texts; overrides `Accept-Language`.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param if_none_match [String] `ETag` of the form that you have; answers 304 when it is still the present one.
      # @return [Njia::Value<Hash{String => Object}>]
      # @raise [Njia::Error]
      def retrieve(
        version: OMIT,
        lang: OMIT,
        accept_language: OMIT,
        if_none_match: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Documentation::RETRIEVE,
          { version:, lang:, accept_language:, if_none_match: },
          OMIT,
          request_options
        )
      end

      # Read the API description as JSON
      #
      # This OpenAPI 3.0 document as one JSON file, whatever `Accept` says. Made for generators and for tools that
      # cannot set headers.
      # @param version [String] A kept release of the description, such as 2.3.1.
      # @param lang [String] Language of the texts; overrides `Accept-Language`.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param if_none_match [String] `ETag` of the form that you have; answers 304 when it is still the present one.
      # @return [Njia::Value<Hash{String => Object}>]
      # @raise [Njia::Error]
      def retrieve_json(
        version: OMIT,
        lang: OMIT,
        accept_language: OMIT,
        if_none_match: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Documentation::RETRIEVE_JSON,
          { version:, lang:, accept_language:, if_none_match: },
          OMIT,
          request_options
        )
      end

      # Read the API description as YAML
      #
      # This OpenAPI 3.0 document as one YAML file, whatever `Accept` says. It says the same as the JSON form.
      # @param version [String] A kept release of the description, such as 2.3.1.
      # @param lang [String] Language of the texts; overrides `Accept-Language`.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param if_none_match [String] `ETag` of the form that you have; answers 304 when it is still the present one.
      # @return [Njia::Value<String>]
      # @raise [Njia::Error]
      def retrieve_yaml(
        version: OMIT,
        lang: OMIT,
        accept_language: OMIT,
        if_none_match: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Documentation::RETRIEVE_YAML,
          { version:, lang:, accept_language:, if_none_match: },
          OMIT,
          request_options
        )
      end

      # Explain an error
      #
      # Explains one error code. This is the address in `type` of every problem, so it can be opened straight from an
      # error message. An unknown code answers 404.
      # @param code [String] The error code.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @return [Njia::ErrorType]
      # @raise [Njia::Error]
      def retrieve_error(
        code,
        accept_language: OMIT,
        request_options: nil
      )
        @api.call(
          Operations::Documentation::RETRIEVE_ERROR,
          { code:, accept_language: },
          OMIT,
          request_options
        )
      end

      # List the kinds of errors
      #
      # The catalogue of error codes in alphabetical order: status, whether the same request may succeed later,
      # meaning and cure, and the members that the problem carries besides the common ones. Texts follow
      # `Accept-Language`.
      # @param accept_language [String] Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
      # @param limit [Integer] Number of items on one page.
      # @param starting_after [String] Cursor: id of the last item of the page before.
      # @param ending_before [String] Cursor: id of the first item of the page after.
      # @return [Njia::Page<Njia::ErrorType>]
      # @raise [Njia::Error]
      def list_errors(
        accept_language: OMIT,
        limit: OMIT,
        starting_after: OMIT,
        ending_before: OMIT,
        request_options: nil
      )
        @api.list(
          Operations::Documentation::LIST_ERRORS,
          { accept_language:, limit:, starting_after:, ending_before: },
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
