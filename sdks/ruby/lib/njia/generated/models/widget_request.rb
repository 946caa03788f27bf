# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The widget to make.
  class WidgetRequest < Model
    # The member kind.
    # @return [String]
    attr_reader :kind

    # Pages that may embed the widget: https, in test mode also `http://localhost:*` (any port) and names below
    # localhost, such as `http://shop.localhost:3001`.
    # @return [Array<String>]
    attr_reader :allowed_origins

    # Customer whom its payments or assessments belong to.
    # @return [String, nil]
    attr_reader :customer_id

    # Language; the visitor's if absent.
    # @return [String, nil]
    attr_reader :locale

    # The member theme.
    # @return [Njia::WidgetThemeInput, nil]
    attr_reader :theme

    # How long a session lives, in seconds.
    # @return [Integer, nil]
    attr_reader :session_ttl_seconds

    # The member config.
    # @return [Njia::WidgetConfigInput]
    attr_reader :config

    # The member metadata.
    # @return [Hash{String => String}, nil]
    attr_reader :metadata

    # @param kind [String]
    # @param allowed_origins [Array<String>]
    # @param config [Njia::WidgetConfigInput, Hash]
    # @param customer_id [String]
    # @param locale [String]
    # @param theme [Njia::WidgetThemeInput, Hash]
    # @param session_ttl_seconds [Integer]
    # @param metadata [Hash{String => String}]
    def initialize(
      kind:,
      allowed_origins:,
      config:,
      customer_id: OMIT,
      locale: OMIT,
      theme: OMIT,
      session_ttl_seconds: OMIT,
      metadata: OMIT
    )
      super({
        kind:,
        allowed_origins:,
        config:,
        customer_id:,
        locale:,
        theme:,
        session_ttl_seconds:,
        metadata:
      })
    end

    define_shape do |shape|
      shape.required(:kind, "kind", shape.text)
      shape.required(:allowed_origins, "allowedOrigins", shape.list(shape.text))
      shape.optional(:customer_id, "customerId", shape.text)
      shape.optional(:locale, "locale", shape.text)
      shape.optional(:theme, "theme", shape.model(:WidgetThemeInput))
      shape.optional(:session_ttl_seconds, "sessionTtlSeconds", shape.integer)
      shape.required(:config, "config", shape.model(:WidgetConfigInput))
      shape.optional(:metadata, "metadata", shape.map(shape.text))
    end
  end
end
