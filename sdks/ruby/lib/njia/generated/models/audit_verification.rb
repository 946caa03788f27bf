# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Result of checking the hash chain of the audit log.
  class AuditVerification < Model
    # Kind of object.
    # @return [String]
    attr_reader :object

    # Whether every hash fits.
    # @return [Boolean]
    attr_reader :valid

    # Number of entries that were checked.
    # @return [Integer]
    attr_reader :checked

    # First entry whose hash does not fit; null when all do.
    # @return [Integer, nil]
    attr_reader :first_broken_sequence

    # Last entry of the log; 0 when it is empty.
    # @return [Integer]
    attr_reader :head_sequence

    # Hash of the last entry; note it elsewhere to prove later that nothing was cut off.
    # @return [String]
    attr_reader :head_hash

    # @param valid [Boolean]
    # @param checked [Integer]
    # @param first_broken_sequence [Integer, nil]
    # @param head_sequence [Integer]
    # @param head_hash [String]
    def initialize(
      valid:,
      checked:,
      first_broken_sequence:,
      head_sequence:,
      head_hash:
    )
      super({ valid:, checked:, first_broken_sequence:, head_sequence:, head_hash: })
    end

    define_shape do |shape|
      shape.required(:object, "object", shape.constant("audit_verification"))
      shape.required(:valid, "valid", shape.boolean)
      shape.required(:checked, "checked", shape.integer)
      shape.required(:first_broken_sequence, "firstBrokenSequence", shape.nullable(shape.integer))
      shape.required(:head_sequence, "headSequence", shape.integer)
      shape.required(:head_hash, "headHash", shape.text)
    end
  end
end
