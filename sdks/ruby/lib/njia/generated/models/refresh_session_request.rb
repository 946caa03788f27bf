# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The refresh token to trade in.
  class RefreshSessionRequest < Model
    # The refresh token of the last session.
    # @return [String]
    attr_reader :refresh_token

    # @param refresh_token [String]
    def initialize(
      refresh_token:
    )
      super({ refresh_token: })
    end

    define_shape do |shape|
      shape.required(:refresh_token, "refreshToken", shape.text, sensitive: :all)
    end
  end
end
