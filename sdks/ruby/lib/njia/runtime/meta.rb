# frozen_string_literal: true

module Njia
  # The facts of an answer. `latency` is seconds for the whole call with its waits; `replayed` says that the server gave
  # the stored answer of an earlier call with the same key. Takes no part in equality or serialisation of results.
  ResponseMeta = Struct.new(
    :status, :headers, :request_id, :rate_limit, :attempts, :latency, :idempotency_key, :replayed, :deprecation,
    keyword_init: true
  )

  module Runtime
    # `reset` is Unix seconds.
    RateLimit = Struct.new(:limit, :remaining, :reset)

    # The server says that the operation is deprecated: `since` is Unix seconds, `sunset` an HTTP-date, `links` by relation.
    DeprecationNotice = Struct.new(:since, :sunset, :links)
  end
end
