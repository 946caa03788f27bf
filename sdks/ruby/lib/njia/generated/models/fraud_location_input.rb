# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Place of the device.
  class FraudLocationInput < Model
    # Latitude in degrees.
    # @return [Float]
    attr_reader :lat

    # Longitude in degrees.
    # @return [Float]
    attr_reader :lon

    # The member country.
    # @return [String, nil]
    attr_reader :country

    # Accuracy in metres.
    # @return [Integer, nil]
    attr_reader :accuracy_meters

    # @param lat [Float, Integer]
    # @param lon [Float, Integer]
    # @param country [String]
    # @param accuracy_meters [Integer]
    def initialize(
      lat:,
      lon:,
      country: OMIT,
      accuracy_meters: OMIT
    )
      super({ lat:, lon:, country:, accuracy_meters: })
    end

    define_shape do |shape|
      shape.required(:lat, "lat", shape.number)
      shape.required(:lon, "lon", shape.number)
      shape.optional(:country, "country", shape.text)
      shape.optional(:accuracy_meters, "accuracyMeters", shape.integer)
    end
  end
end
