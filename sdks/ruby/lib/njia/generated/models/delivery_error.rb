# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Why an attempt failed.
  module DeliveryError
    extend OpenEnum

    # No answer within 15 seconds.
    TIMEOUT = "timeout"

    # The connection was refused or broke.
    CONNECTION = "connection"

    # The certificate or handshake is not valid.
    TLS = "tls"

    # The host name does not resolve.
    DNS = "dns"

    # The address is private or otherwise not allowed.
    BLOCKED_ADDRESS = "blocked_address"

    # The answer was not 2xx.
    HTTP_STATUS = "http_status"

    # All values that this version knows.
    VALUES = [TIMEOUT, CONNECTION, TLS, DNS, BLOCKED_ADDRESS, HTTP_STATUS].freeze
  end
end
