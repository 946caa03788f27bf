# frozen_string_literal: true

require "securerandom"

module Njia
  module Runtime
    # Request bodies as octets.
    module BodyWriter
      class << self
        # Media type and octets.
        # @param wire what the codec of the body made
        def write(body, wire)
          case body.kind
          when :json then [body.media, Json.generate(wire)]
          when :form then [body.media, form(wire)]
          when :multipart then multipart(body, wire)
          else [body.media, wire.is_a?(Upload) ? wire.contents : UriText.text(wire)]
          end
        end

        private

        def form(wire)
          pairs = wire.flat_map do |name, value|
            style = value.is_a?(Hash) ? :deepObject : :form
            UriText.pairs(Param.new(name.to_sym, "query", name, nil, style, true, false), value)
          end
          UriText.query(pairs)
        end

        def multipart(body, wire)
          boundary = "part-#{SecureRandom.uuid}"
          text = String.new(encoding: Encoding::BINARY)
          wire.each do |name, value|
            media, many = body.parts.fetch(name, [nil, false])
            (many && value.is_a?(Array) ? value : [value]).each do |item|
              text << "--#{boundary}\r\n".b << part(name, media, item).b << "\r\n".b
            end
          end
          ["#{body.media}; boundary=#{boundary}", text << "--#{boundary}--\r\n".b]
        end

        def part(name, media, item)
          disposition = "Content-Disposition: form-data; name=\"#{quoted(name)}\""
          return file(disposition, item) if item.is_a?(Upload)

          complex = item.is_a?(Array) || item.is_a?(Hash)
          type = media.to_s.empty? ? ("application/json" if complex) : media.split(",").first
          line = type.nil? || type.include?("*") ? "" : "\r\nContent-Type: #{type}"
          "#{disposition}#{line}\r\n\r\n".b << UriText.text(item).b
        end

        def file(disposition, item)
          media = HeaderText.can_travel?(item.media) ? item.media : "application/octet-stream"
          "#{disposition}; filename=\"#{quoted(item.name)}\"\r\nContent-Type: #{media}\r\n\r\n".b << item.contents
        end

        # The escapes of the HTML standard for names in multipart/form-data.
        def quoted(text)
          text.gsub(/[\r\n"]/, "\r" => "%0D", "\n" => "%0A", '"' => "%22")
        end
      end
    end
  end
end
