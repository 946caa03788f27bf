# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Operations
    # How the operations of health travel.
    # @api private
    module Health
      LIVE = Runtime::Operation.new("getLiveness", "GET", "/health/live") do |op|
        op.returns("2XX", :json, op.model(:Health))
      end

      READY = Runtime::Operation.new("getReadiness", "GET", "/health/ready") do |op|
        op.returns("2XX", :json, op.model(:Health))
      end
    end
  end
end
