# frozen_string_literal: true

module Njia
  module Runtime
    # Parameter serialisation: the RFC 6570 styles of OpenAPI 3.0.
    module UriText
      UNRESERVED = /[^A-Za-z0-9\-._~]/
      RESERVED = ":/?#[]@!$&'()*+,;="
      IN_QUERY = ":@!$'()*,/"
      IN_PATH = "!$'()*:@"
      PREFIXES = { label: ".", matrix: ";" }.freeze
      GLUES = { spaceDelimited: " ", pipeDelimited: "|" }.freeze
      private_constant :UNRESERVED, :RESERVED, :IN_QUERY, :IN_PATH, :PREFIXES, :GLUES

      class << self
        # The text of a JSON scalar in a URL or header; objects inside become JSON.
        def text(value)
          case value
          when String then value
          when nil then ""
          when true, false, Integer, RawNumber then value.to_s
          else Json.generate(value)
          end
        end

        # Name and value pairs of one query parameter, not yet encoded. An empty list or object gives none.
        def pairs(param, value)
          name = param.wire
          return [[name, Json.generate(value)]] if param.style == :json
          return list_pairs(param, value) if value.is_a?(Array)
          return [[name, text(value)]] unless value.is_a?(Hash)
          return value.flat_map { |key, item| deep("#{name}[#{key}]", item) } if param.style == :deepObject
          return value.map { |key, item| [key, text(item)] } if param.explode

          value.empty? ? [] : [[name, joined(value, ",", ",")]]
        end

        # `a=1&b=2` from name, value and whether reserved characters stay.
        def query(pairs)
          pairs.map do |name, value, reserved|
            "#{quote(name, '[]')}=#{quote(value, reserved ? RESERVED : IN_QUERY)}"
          end.join("&")
        end

        # One path segment, percent-encoded.
        # @raise [Mismatch] for a value that would address another resource
        def segment(param, value)
          text = styled(param, value)
          if ["", ".", ".."].include?(text)
            shown = text.empty? ? "empty" : "\"#{text}\""
            raise Mismatch.new("is #{shown}, which would address another resource").under(param.name.to_s)
          end
          text
        end

        # The style `simple` as headers have it: commas between items, not percent-encoded.
        def header(param, value)
          return Json.generate(value) if param.style == :json
          return value.map { |item| text(item) }.join(",") if value.is_a?(Array)

          if value.is_a?(Hash)
            joined(value, param.explode ? "=" : ",", ",")
          else
            text(value)
          end
        end

        def quote(text, safe)
          text.b.gsub(UNRESERVED) { |char| safe.include?(char) ? char : format("%%%02X", char.ord) }
        end

        private

        def list_pairs(param, value)
          items = value.map { |item| text(item) }
          return items.map { |item| [param.wire, item] } if param.explode

          items.empty? ? [] : [[param.wire, items.join(GLUES.fetch(param.style, ","))]]
        end

        # OpenAPI leaves nesting open; brackets all the way down are what servers read.
        def deep(name, value)
          case value
          when Hash then value.flat_map { |key, item| deep("#{name}[#{key}]", item) }
          when Array then value.flat_map { |item| deep(name, item) }
          else [[name, text(value)]]
          end
        end

        def styled(param, value)
          prefix = PREFIXES.fetch(param.style, "")
          items = items_of(param, value)
          lead = prefix + (named?(param, value) ? "#{quote(param.wire, '')}=" : "")
          return items.map { |item| lead + item }.join if param.explode && value.is_a?(Array) && param.style == :matrix

          lead + items.join(param.explode && !prefix.empty? ? prefix : ",")
        end

        # `matrix` names the parameter, but for an exploded object, whose members name themselves.
        def named?(param, value)
          param.style == :matrix && !(param.explode && value.is_a?(Hash))
        end

        def items_of(param, value)
          case value
          when Array then value.map { |item| quote(text(item), IN_PATH) }
          when Hash then value.map { |name, item| "#{quote(name, '')}#{joint(param)}#{quote(text(item), IN_PATH)}" }
          else [quote(text(value), IN_PATH)]
          end
        end

        def joint(param)
          param.explode ? "=" : ","
        end

        def joined(members, joint, glue)
          members.map { |key, item| "#{key}#{joint}#{text(item)}" }.join(glue)
        end
      end
    end
  end
end
