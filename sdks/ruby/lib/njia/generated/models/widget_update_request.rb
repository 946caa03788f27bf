# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The members to change; absent ones stay.
  #
  # Open sessions keep what they started with.
  class WidgetUpdateRequest < Model
    # Pages that may embed the widget: https, in test mode also `http://localhost:*` (any port) and names below
    # localhost, such as `http://shop.localhost:3001`.
    # @return [Array<String>, nil]
    attr_reader :allowed_origins

    # Language; null for the visitor's.
    # @return [String, nil]
    attr_reader :locale

    # The member theme.
    # @return [Njia::WidgetThemeInput, nil]
    attr_reader :theme

    # How long a session lives, in seconds.
    # @return [Integer, nil]
    attr_reader :session_ttl_seconds

    # The member config.
    # @return [Njia::WidgetConfigInput, nil]
    attr_reader :config

    # The member metadata.
    # @return [Hash{String => String}, nil]
    attr_reader :metadata

    # @param allowed_origins [Array<String>]
    # @param locale [String, nil]
    # @param theme [Njia::WidgetThemeInput, Hash]
    # @param session_ttl_seconds [Integer]
    # @param config [Njia::WidgetConfigInput, Hash]
    # @param metadata [Hash{String => String}]
    def initialize(
      allowed_origins: OMIT,
      locale: OMIT,
      theme: OMIT,
      session_ttl_seconds: OMIT,
      config: OMIT,
      metadata: OMIT
    )
      super({ allowed_origins:, locale:, theme:, session_ttl_seconds:, config:, metadata: })
    end

    define_shape do |shape|
      shape.optional(:allowed_origins, "allowedOrigins", shape.list(shape.text))
      shape.optional(:locale, "locale", shape.nullable(shape.text))
      shape.optional(:theme, "theme", shape.model(:WidgetThemeInput))
      shape.optional(:session_ttl_seconds, "sessionTtlSeconds", shape.integer)
      shape.optional(:config, "config", shape.model(:WidgetConfigInput))
      shape.optional(:metadata, "metadata", shape.map(shape.text))
    end
  end
end
