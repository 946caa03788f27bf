# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What it is.
  module DeprecationUsageItemKind
    extend OpenEnum

    # An operation.
    OPERATION = "operation"

    # A request field.
    FIELD = "field"

    # The flat webhook payload.
    PAYLOAD_FORMAT = "payload_format"

    # A retired form of keys.
    KEY_FORMAT = "key_format"

    # An old API version.
    API_VERSION = "api_version"

    # An old SDK.
    SDK_VERSION = "sdk_version"

    # All values that this version knows.
    VALUES = [OPERATION, FIELD, PAYLOAD_FORMAT, KEY_FORMAT, API_VERSION, SDK_VERSION].freeze
  end
end
