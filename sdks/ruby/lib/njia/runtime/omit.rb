# frozen_string_literal: true

module Njia
  # The class of {OMIT}, which has no other instance.
  class Omit
    def inspect
      "OMIT"
    end
    alias to_s inspect

    private_class_method :new

    # The one value of this class.
    VALUE = new.freeze
    private_constant :VALUE

    def self.value
      VALUE
    end
  end

  # Stands for "leave it out", which is not the same as nil. The default of every optional argument.
  OMIT = Omit.value
end
