# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # A payment, balance or identity form for your own pages.
  class Widget < Model
    include EventData

    # Id of the widget.
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

    # The member kind.
    # @return [String]
    attr_reader :kind

    # The member status.
    # @return [String]
    attr_reader :status

    # Pages that may embed the widget: https, in test mode also `http://localhost:*` (any port) and names below
    # localhost, such as `http://shop.localhost:3001`.
    # @return [Array<String>]
    attr_reader :allowed_origins

    # Customer whom its payments or assessments belong to.
    # @return [String, nil]
    attr_reader :customer_id

    # Language; null for the visitor's.
    # @return [String, nil]
    attr_reader :locale

    # The member theme.
    # @return [Njia::WidgetTheme]
    attr_reader :theme

    # How long a session lives, in seconds.
    # @return [Integer]
    attr_reader :session_ttl_seconds

    # The member config.
    # @return [Njia::WidgetConfig]
    attr_reader :config

    # The member embed.
    # @return [Njia::WidgetEmbed]
    attr_reader :embed

    # The first session, with its client token; only in the answer to creation.
    # @return [Njia::WidgetSession, nil]
    attr_reader :session

    # The member metadata.
    # @return [Hash{String => String}]
    attr_reader :metadata

    # @param id [String]
    # @param livemode [Boolean]
    # @param created_at [Time, String]
    # @param updated_at [Time, String]
    # @param version [Integer]
    # @param kind [String]
    # @param status [String]
    # @param allowed_origins [Array<String>]
    # @param customer_id [String, nil]
    # @param locale [String, nil]
    # @param theme [Njia::WidgetTheme, Hash]
    # @param session_ttl_seconds [Integer]
    # @param config [Njia::WidgetConfig, Hash]
    # @param embed [Njia::WidgetEmbed, Hash]
    # @param session [Njia::WidgetSession, Hash, nil]
    # @param metadata [Hash{String => String}]
    def initialize(
      id:,
      livemode:,
      created_at:,
      updated_at:,
      version:,
      kind:,
      status:,
      allowed_origins:,
      customer_id:,
      locale:,
      theme:,
      session_ttl_seconds:,
      config:,
      embed:,
      session:,
      metadata:
    )
      super({
        id:,
        livemode:,
        created_at:,
        updated_at:,
        version:,
        kind:,
        status:,
        allowed_origins:,
        customer_id:,
        locale:,
        theme:,
        session_ttl_seconds:,
        config:,
        embed:,
        session:,
        metadata:
      })
    end

    define_shape do |shape|
      shape.required(:id, "id", shape.text)
      shape.required(:object, "object", shape.constant("widget"))
      shape.required(:livemode, "livemode", shape.boolean)
      shape.required(:created_at, "createdAt", shape.time)
      shape.required(:updated_at, "updatedAt", shape.time)
      shape.required(:version, "version", shape.integer)
      shape.required(:kind, "kind", shape.text)
      shape.required(:status, "status", shape.text)
      shape.required(:allowed_origins, "allowedOrigins", shape.list(shape.text))
      shape.required(:customer_id, "customerId", shape.nullable(shape.text))
      shape.required(:locale, "locale", shape.nullable(shape.text))
      shape.required(:theme, "theme", shape.model(:WidgetTheme))
      shape.required(:session_ttl_seconds, "sessionTtlSeconds", shape.integer)
      shape.required(:config, "config", shape.model(:WidgetConfig))
      shape.required(:embed, "embed", shape.model(:WidgetEmbed))
      shape.required(:session, "session", shape.nullable(shape.model(:WidgetSession)))
      shape.required(:metadata, "metadata", shape.map(shape.text))
    end
  end
end
