# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The token of the confirmation e-mail.
  class ChangeLogConfirmRequest < Model
    # Token from the e-mail.
    # @return [String]
    attr_reader :token

    # @param token [String]
    def initialize(
      token:
    )
      super({ token: })
    end

    define_shape do |shape|
      shape.required(:token, "token", shape.text, sensitive: :all)
    end
  end
end
