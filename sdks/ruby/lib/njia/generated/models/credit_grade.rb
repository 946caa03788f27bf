# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The score as a grade.
  module CreditGrade
    extend OpenEnum

    # 720 and more.
    A = "A"

    # 660 to 719.
    B = "B"

    # 600 to 659.
    C = "C"

    # 540 to 599.
    D = "D"

    # Below 540.
    E = "E"

    # All values that this version knows.
    VALUES = [A, B, C, D, E].freeze
  end
end
