# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # A mobile-money provider.
  class ProviderInfo < Model
    # Kind of object.
    # @return [String]
    attr_reader :object

    # The member id.
    # @return [String]
    attr_reader :id

    # Name to show.
    # @return [String]
    attr_reader :name

    # Countries in which it works.
    # @return [Array<String>]
    attr_reader :countries

    # Rails that reach it.
    # @return [Array<String>]
    attr_reader :rails

    # Known number ranges; where there are none, the caller names the provider.
    # @return [Array<Njia::ProviderPrefixes>]
    attr_reader :prefixes

    # @param id [String]
    # @param name [String]
    # @param countries [Array<String>]
    # @param rails [Array<String>]
    # @param prefixes [Array<Njia::ProviderPrefixes, Hash>]
    def initialize(
      id:,
      name:,
      countries:,
      rails:,
      prefixes:
    )
      super({ id:, name:, countries:, rails:, prefixes: })
    end

    define_shape do |shape|
      shape.required(:object, "object", shape.constant("provider"))
      shape.required(:id, "id", shape.text)
      shape.required(:name, "name", shape.text)
      shape.required(:countries, "countries", shape.list(shape.text))
      shape.required(:rails, "rails", shape.list(shape.text))
      shape.required(:prefixes, "prefixes", shape.list(shape.model(:ProviderPrefixes)))
    end
  end
end
