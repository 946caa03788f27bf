# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # One visit to a widget.
  #
  # Its client token opens the widget in one browser and yields at most one completed payment or assessment.
  class WidgetSession < Model
    include EventData

    # Id of the session.
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

    # The widget.
    # @return [String]
    attr_reader :widget_id

    # The member kind.
    # @return [String]
    attr_reader :kind

    # The member status.
    # @return [String]
    attr_reader :status

    # Token for the browser; shown once, null afterwards.
    # @return [String, nil]
    attr_reader :client_token

    # When the session ends.
    # @return [Time]
    attr_reader :expires_at

    # What it made; null until it is completed.
    # @return [Njia::WidgetSessionResult, nil]
    attr_reader :result

    # @param id [String]
    # @param livemode [Boolean]
    # @param created_at [Time, String]
    # @param updated_at [Time, String]
    # @param version [Integer]
    # @param widget_id [String]
    # @param kind [String]
    # @param status [String]
    # @param client_token [String, nil]
    # @param expires_at [Time, String]
    # @param result [Njia::WidgetSessionResult, Hash, nil]
    def initialize(
      id:,
      livemode:,
      created_at:,
      updated_at:,
      version:,
      widget_id:,
      kind:,
      status:,
      client_token:,
      expires_at:,
      result:
    )
      super({
        id:,
        livemode:,
        created_at:,
        updated_at:,
        version:,
        widget_id:,
        kind:,
        status:,
        client_token:,
        expires_at:,
        result:
      })
    end

    define_shape do |shape|
      shape.required(:id, "id", shape.text)
      shape.required(:object, "object", shape.constant("widget_session"))
      shape.required(:livemode, "livemode", shape.boolean)
      shape.required(:created_at, "createdAt", shape.time)
      shape.required(:updated_at, "updatedAt", shape.time)
      shape.required(:version, "version", shape.integer)
      shape.required(:widget_id, "widgetId", shape.text)
      shape.required(:kind, "kind", shape.text)
      shape.required(:status, "status", shape.text)
      shape.required(:client_token, "clientToken", shape.nullable(shape.text), sensitive: :all)
      shape.required(:expires_at, "expiresAt", shape.time)
      shape.required(:result, "result", shape.nullable(shape.model(:WidgetSessionResult)))
    end
  end
end
