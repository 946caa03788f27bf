# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # A URL of yours that receives events.
  #
  # At most 16 per tenant and mode.
  class WebhookEndpoint < Model
    include EventData

    # Id of the webhook endpoint.
    # @return [String]
    attr_reader :id

    # The kind of this object.
    # @return [String]
    attr_reader :object

    # True for live data, false for test data.
    # @return [Boolean]
    attr_reader :livemode

    # When it was created (UTC).
    # @return [Time]
    attr_reader :created_at

    # When it last changed (UTC).
    # @return [Time]
    attr_reader :updated_at

    # Counts the state changes of this resource, from 1.
    # @return [Integer]
    attr_reader :version

    # Where events are posted.
    # @return [String]
    attr_reader :url

    # Your note.
    # @return [String, nil]
    attr_reader :description

    # Events to deliver: exact types, `payment.*`, or `*`.
    # @return [Array<String>]
    attr_reader :events

    # The member payload format.
    # @return [String]
    attr_reader :payload_format

    # API version that shapes the payloads.
    # @return [String]
    attr_reader :api_version

    # The member signature scheme.
    # @return [String]
    attr_reader :signature_scheme

    # The member ordering.
    # @return [String]
    attr_reader :ordering

    # The member status.
    # @return [String]
    attr_reader :status

    # Why it is disabled; null while it is enabled.
    # @return [String, nil]
    attr_reader :disabled_reason

    # Signing secret; only in the answers to creation and rotation, and null for `ed25519`.
    # @return [String, nil]
    attr_reader :secret

    # Key that verifies `v1a` signatures; null for `hmac`.
    # @return [String, nil]
    attr_reader :public_key

    # Until when the former secret signs too; null if none does.
    # @return [Time, nil]
    attr_reader :previous_secret_expires_at

    # The member stats.
    # @return [Njia::WebhookEndpointStats]
    attr_reader :stats

    # The member metadata.
    # @return [Hash{String => String}]
    attr_reader :metadata

    # @param id [String]
    # @param livemode [Boolean]
    # @param created_at [Time, String]
    # @param updated_at [Time, String]
    # @param version [Integer]
    # @param url [String]
    # @param description [String, nil]
    # @param events [Array<String>]
    # @param payload_format [String]
    # @param api_version [String]
    # @param signature_scheme [String]
    # @param ordering [String]
    # @param status [String]
    # @param disabled_reason [String, nil]
    # @param secret [String, nil]
    # @param public_key [String, nil]
    # @param previous_secret_expires_at [Time, String, nil]
    # @param stats [Njia::WebhookEndpointStats, Hash]
    # @param metadata [Hash{String => String}]
    def initialize(
      id:,
      livemode:,
      created_at:,
      updated_at:,
      version:,
      url:,
      description:,
      events:,
      payload_format:,
      api_version:,
      signature_scheme:,
      ordering:,
      status:,
      disabled_reason:,
      secret:,
      public_key:,
      previous_secret_expires_at:,
      stats:,
      metadata:
    )
      super({
        id:,
        livemode:,
        created_at:,
        updated_at:,
        version:,
        url:,
        description:,
        events:,
        payload_format:,
        api_version:,
        signature_scheme:,
        ordering:,
        status:,
        disabled_reason:,
        secret:,
        public_key:,
        previous_secret_expires_at:,
        stats:,
        metadata:
      })
    end

    define_shape do |shape|
      shape.required(:id, "id", shape.text)
      shape.required(:object, "object", shape.constant("webhook_endpoint"))
      shape.required(:livemode, "livemode", shape.boolean)
      shape.required(:created_at, "createdAt", shape.time)
      shape.required(:updated_at, "updatedAt", shape.time)
      shape.required(:version, "version", shape.integer)
      shape.required(:url, "url", shape.text)
      shape.required(:description, "description", shape.nullable(shape.text))
      shape.required(:events, "events", shape.list(shape.text))
      shape.required(:payload_format, "payloadFormat", shape.text)
      shape.required(:api_version, "apiVersion", shape.text)
      shape.required(:signature_scheme, "signatureScheme", shape.text)
      shape.required(:ordering, "ordering", shape.text)
      shape.required(:status, "status", shape.text)
      shape.required(:disabled_reason, "disabledReason", shape.nullable(shape.text))
      shape.required(:secret, "secret", shape.nullable(shape.text), sensitive: :all)
      shape.required(:public_key, "publicKey", shape.nullable(shape.text))
      shape.required(:previous_secret_expires_at, "previousSecretExpiresAt", shape.nullable(shape.time))
      shape.required(:stats, "stats", shape.model(:WebhookEndpointStats))
      shape.required(:metadata, "metadata", shape.map(shape.text))
    end
  end
end
