# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # A simulated provider callback that was scheduled.
  class SandboxCallback < Model
    # The kind of this object.
    # @return [String]
    attr_reader :object

    # The payment it is about.
    # @return [String]
    attr_reader :payment_id

    # Attempt the callback names.
    # @return [String]
    attr_reader :reference

    # The member event.
    # @return [String]
    attr_reader :event

    # Reason it gives.
    # @return [String, nil]
    attr_reader :reason_code

    # Sandbox time at which it arrives.
    # @return [Time]
    attr_reader :due_at

    # @param payment_id [String]
    # @param reference [String]
    # @param event [String]
    # @param reason_code [String, nil]
    # @param due_at [Time, String]
    def initialize(
      payment_id:,
      reference:,
      event:,
      reason_code:,
      due_at:
    )
      super({ payment_id:, reference:, event:, reason_code:, due_at: })
    end

    define_shape do |shape|
      shape.required(:object, "object", shape.constant("sandbox_callback"))
      shape.required(:payment_id, "paymentId", shape.text)
      shape.required(:reference, "reference", shape.text)
      shape.required(:event, "event", shape.text)
      shape.required(:reason_code, "reasonCode", shape.nullable(shape.text))
      shape.required(:due_at, "dueAt", shape.time)
    end
  end
end
