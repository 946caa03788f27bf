# frozen_string_literal: true

module Njia
  module Runtime
    # The headers and the URL of one attempt; what the caller sets wins over our own.
    module RequestHeaders
      ACCEPT = "application/json, application/problem+json, */*;q=0.1"
      private_constant :ACCEPT

      class << self
        # Pairs of name and value; credentials stay in their Secret.
        def pairs(info, prepared, options, key, retries, credentials)
          own = [["Accept", ACCEPT], ["User-Agent", info.user_agent], ["X-Retry-Count", retries.to_s]]
          own << info.version_header unless info.version_header.nil?
          own.concat(prepared.headers)
          own << key unless key.nil?
          credentials.each { |scheme, secret| own << credential(scheme, secret) unless scheme.kind == :query }
          given = options.headers
          names = given.keys.map(&:downcase)
          own.reject { |name, _| names.include?(name.downcase) }.concat(given.to_a)
        end

        # The URL with the credentials that travel in it.
        def url(base, credentials)
          credentials.each do |scheme, secret|
            next unless scheme.kind == :query

            base += (base.include?("?") ? "&" : "?") + UriText.query([[scheme.key, secret.reveal, false]])
          end
          Secret.new(base)
        end

        private

        def credential(scheme, secret)
          text = secret.reveal
          case scheme.kind
          when :bearer then ["Authorization", Secret.new("Bearer #{text}")]
          when :basic then ["Authorization", Secret.new("Basic #{[text].pack('m0')}")]
          when :cookie then ["Cookie", Secret.new("#{scheme.key}=#{text}")]
          else [scheme.key, secret]
          end
        end
      end
    end
  end
end
