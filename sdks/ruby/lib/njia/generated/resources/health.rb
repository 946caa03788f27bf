# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Resources
    # Is the service alive and ready.
    class Health
      # @api private
      def initialize(api)
        @api = api
      end

      # Is the process alive
      #
      # Answers as soon as the process can answer at all, and looks at nothing else. For restarts by a supervisor. It
      # needs no key and is not counted.
      # @return [Njia::Health]
      # @raise [Njia::Error]
      def live(
        request_options: nil
      )
        @api.call(
          Operations::Health::LIVE,
          {},
          OMIT,
          request_options
        )
      end

      # Is the service ready
      #
      # Tells whether the service can take traffic: database reachable, migrations applied, workers running. 503 means
      # that it should get none for the moment. A part that is slow but works shows as `degraded` and keeps 200.
      # @return [Njia::Health]
      # @raise [Njia::Error]
      def ready(
        request_options: nil
      )
        @api.call(
          Operations::Health::READY,
          {},
          OMIT,
          request_options
        )
      end

      def inspect
        "#<#{self.class.name}>"
      end
      alias to_s inspect
    end
  end
end
