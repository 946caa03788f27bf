# frozen_string_literal: true

require "rbconfig"

module Njia
  module Runtime
    # What the generator knows of an API as a whole. `meta` names headers by role; `sensitive` are names of JSON members.
    ClientInfo = Struct.new(
      :agent, :version, :api, :base_url, :base_url_env, :schemes, :version_header, :meta, :reset_is_delta, :sensitive,
      keyword_init: true
    ) do
      # Library, runtime, system and API version; nothing else of the machine.
      def user_agent
        system = RbConfig::CONFIG
        "#{agent}/#{version} (#{RUBY_ENGINE}/#{RUBY_ENGINE_VERSION}; #{system['host_os']}; #{system['host_cpu']}) api/#{api}"
      end
    end
  end
end
