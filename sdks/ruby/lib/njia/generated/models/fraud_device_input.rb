# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Device that the order came from.
  class FraudDeviceInput < Model
    # Stable id of the device.
    # @return [String, nil]
    attr_reader :id

    # Operating system.
    # @return [String, nil]
    attr_reader :os

    # Model.
    # @return [String, nil]
    attr_reader :model

    # Whether it is rooted or jailbroken.
    # @return [Boolean, nil]
    attr_reader :rooted

    # Whether it is an emulator.
    # @return [Boolean, nil]
    attr_reader :emulator

    # Version of the app.
    # @return [String, nil]
    attr_reader :app_version

    # @param id [String]
    # @param os [String]
    # @param model [String]
    # @param rooted [Boolean]
    # @param emulator [Boolean]
    # @param app_version [String]
    def initialize(
      id: OMIT,
      os: OMIT,
      model: OMIT,
      rooted: OMIT,
      emulator: OMIT,
      app_version: OMIT
    )
      super({ id:, os:, model:, rooted:, emulator:, app_version: })
    end

    define_shape do |shape|
      shape.optional(:id, "id", shape.text)
      shape.optional(:os, "os", shape.text)
      shape.optional(:model, "model", shape.text)
      shape.optional(:rooted, "rooted", shape.boolean)
      shape.optional(:emulator, "emulator", shape.boolean)
      shape.optional(:app_version, "appVersion", shape.text)
    end
  end
end
