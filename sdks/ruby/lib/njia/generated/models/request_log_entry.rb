# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # One request that the API answered.
  #
  # Bodies and credentials are not kept.
  class RequestLogEntry < Model
    # Id of the request.
    # @return [String]
    attr_reader :id

    # Kind of object.
    # @return [String]
    attr_reader :object

    # When the request arrived.
    # @return [Time]
    attr_reader :at

    # HTTP method.
    # @return [String]
    attr_reader :method_

    # Path without the query.
    # @return [String]
    attr_reader :path

    # Operation; null when no route fitted.
    # @return [String, nil]
    attr_reader :operation_id

    # HTTP status of the answer.
    # @return [Integer]
    attr_reader :status

    # Error code of the answer; null on success.
    # @return [String, nil]
    attr_reader :code

    # Time to the answer in milliseconds.
    # @return [Integer]
    attr_reader :duration_ms

    # Address that the request came from.
    # @return [String, nil]
    attr_reader :ip

    # User-Agent of the caller.
    # @return [String, nil]
    attr_reader :user_agent

    # API version that served the request.
    # @return [Date]
    attr_reader :api_version

    # The caller's trace id.
    # @return [String, nil]
    attr_reader :correlation_id

    # The member actor.
    # @return [Njia::Actor]
    attr_reader :actor

    # Idempotency key of the request.
    # @return [String, nil]
    attr_reader :idempotency_key

    # `true` in live mode, `false` in test mode.
    # @return [Boolean]
    attr_reader :livemode

    # @param id [String]
    # @param at [Time, String]
    # @param method_ [String]
    # @param path [String]
    # @param operation_id [String, nil]
    # @param status [Integer]
    # @param code [String, nil]
    # @param duration_ms [Integer]
    # @param ip [String, nil]
    # @param user_agent [String, nil]
    # @param api_version [Date, String]
    # @param correlation_id [String, nil]
    # @param actor [Njia::Actor, Hash]
    # @param idempotency_key [String, nil]
    # @param livemode [Boolean]
    def initialize(
      id:,
      at:,
      method_:,
      path:,
      operation_id:,
      status:,
      code:,
      duration_ms:,
      ip:,
      user_agent:,
      api_version:,
      correlation_id:,
      actor:,
      idempotency_key:,
      livemode:
    )
      super({
        id:,
        at:,
        method_:,
        path:,
        operation_id:,
        status:,
        code:,
        duration_ms:,
        ip:,
        user_agent:,
        api_version:,
        correlation_id:,
        actor:,
        idempotency_key:,
        livemode:
      })
    end

    define_shape do |shape|
      shape.required(:id, "id", shape.text)
      shape.required(:object, "object", shape.constant("request_log_entry"))
      shape.required(:at, "at", shape.time)
      shape.required(:method_, "method", shape.text)
      shape.required(:path, "path", shape.text)
      shape.required(:operation_id, "operationId", shape.nullable(shape.text))
      shape.required(:status, "status", shape.integer)
      shape.required(:code, "code", shape.nullable(shape.text))
      shape.required(:duration_ms, "durationMs", shape.integer)
      shape.required(:ip, "ip", shape.nullable(shape.text))
      shape.required(:user_agent, "userAgent", shape.nullable(shape.text))
      shape.required(:api_version, "apiVersion", shape.date)
      shape.required(:correlation_id, "correlationId", shape.nullable(shape.text))
      shape.required(:actor, "actor", shape.model(:Actor))
      shape.required(:idempotency_key, "idempotencyKey", shape.nullable(shape.text))
      shape.required(:livemode, "livemode", shape.boolean)
    end
  end
end
