# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What happened.
  module BulkItemEventType
    extend OpenEnum

    # An item was not valid and was never sent.
    BULK_ITEM_REJECTED = "bulk_item.rejected"

    # An item failed for a passing reason and will be tried again.
    BULK_ITEM_RETRY_SCHEDULED = "bulk_item.retry_scheduled"

    # The item's payment completed.
    BULK_ITEM_SUCCEEDED = "bulk_item.succeeded"

    # The item's payment failed for good.
    BULK_ITEM_FAILED = "bulk_item.failed"

    # All values that this version knows.
    VALUES = [BULK_ITEM_REJECTED, BULK_ITEM_RETRY_SCHEDULED, BULK_ITEM_SUCCEEDED, BULK_ITEM_FAILED].freeze
  end
end
