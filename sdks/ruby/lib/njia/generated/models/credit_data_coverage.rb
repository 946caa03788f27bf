# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # How much data the score rests on.
  class CreditDataCoverage < Model
    # Days between the first and the last transaction.
    # @return [Integer]
    attr_reader :days

    # Completed transactions.
    # @return [Integer]
    attr_reader :transaction_count

    # Sources that were used.
    # @return [Array<String>]
    attr_reader :sources

    # The member confidence.
    # @return [String]
    attr_reader :confidence

    # @param days [Integer]
    # @param transaction_count [Integer]
    # @param sources [Array<String>]
    # @param confidence [String]
    def initialize(
      days:,
      transaction_count:,
      sources:,
      confidence:
    )
      super({ days:, transaction_count:, sources:, confidence: })
    end

    define_shape do |shape|
      shape.required(:days, "days", shape.integer)
      shape.required(:transaction_count, "transactionCount", shape.integer)
      shape.required(:sources, "sources", shape.list(shape.text))
      shape.required(:confidence, "confidence", shape.text)
    end
  end
end
