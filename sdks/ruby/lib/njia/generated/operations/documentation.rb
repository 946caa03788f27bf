# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Operations
    # How the operations of documentation travel.
    # @api private
    module Documentation
      EXPORT_INSOMNIA = Runtime::Operation.new(
        "exportInsomniaCollection",
        "GET",
        "/api/docs/export/insomnia"
      ) do |op|
        op.param(:tags, "query", "tags", op.list(op.text), explode: false)
        op.param(:journey, "query", "journey", op.text)
        op.param(:env, "query", "env", op.text)
        op.param(:base_url, "query", "baseUrl", op.text)
        op.param(:tests, "query", "tests", op.boolean)
        op.param(:deprecated, "query", "deprecated", op.boolean)
        op.param(:part, "query", "part", op.text)
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.returns("2XX", :json, op.map(op.any))
      end

      EXPORT_POSTMAN = Runtime::Operation.new("exportPostmanCollection", "GET", "/api/docs/export/postman") do |op|
        op.param(:tags, "query", "tags", op.list(op.text), explode: false)
        op.param(:journey, "query", "journey", op.text)
        op.param(:env, "query", "env", op.text)
        op.param(:base_url, "query", "baseUrl", op.text)
        op.param(:tests, "query", "tests", op.boolean)
        op.param(:deprecated, "query", "deprecated", op.boolean)
        op.param(:part, "query", "part", op.text)
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.returns("2XX", :json, op.map(op.any))
      end

      RETRIEVE = Runtime::Operation.new("getApiDescription", "GET", "/api/docs") do |op|
        op.param(:version, "query", "version", op.text)
        op.param(:lang, "query", "lang", op.text)
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:if_none_match, "header", "If-None-Match", op.text)
        op.returns("2XX", :json, op.map(op.any))
      end

      RETRIEVE_JSON = Runtime::Operation.new("getApiDescriptionJson", "GET", "/api/docs.json") do |op|
        op.param(:version, "query", "version", op.text)
        op.param(:lang, "query", "lang", op.text)
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:if_none_match, "header", "If-None-Match", op.text)
        op.returns("2XX", :json, op.map(op.any))
      end

      RETRIEVE_YAML = Runtime::Operation.new("getApiDescriptionYaml", "GET", "/api/docs.yaml") do |op|
        op.param(:version, "query", "version", op.text)
        op.param(:lang, "query", "lang", op.text)
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:if_none_match, "header", "If-None-Match", op.text)
        op.returns("2XX", :text)
      end

      RETRIEVE_ERROR = Runtime::Operation.new("getErrorType", "GET", "/errors/{code}") do |op|
        op.param(:code, "path", "code", op.text)
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.returns("2XX", :json, op.model(:ErrorType))
      end

      LIST_ERRORS = Runtime::Operation.new("listErrorTypes", "GET", "/errors") do |op|
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:limit, "query", "limit", op.integer)
        op.param(:starting_after, "query", "startingAfter", op.text)
        op.param(:ending_before, "query", "endingBefore", op.text)
        op.returns("2XX", :json, op.model(:ErrorTypeList))
        op.paging(:cursor, :starting_after, items: [:data], following: ["nextCursor"], more: ["hasMore"])
      end
    end
  end
end
