# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What happened.
  module GhostCardEventType
    extend OpenEnum

    # A card was made.
    GHOST_CARD_CREATED = "ghost_card.created"

    # Label, controls, limits or metadata of a card changed.
    GHOST_CARD_UPDATED = "ghost_card.updated"

    # A card was frozen; it declines until it is unfrozen.
    GHOST_CARD_FROZEN = "ghost_card.frozen"

    # A frozen card works again.
    GHOST_CARD_UNFROZEN = "ghost_card.unfrozen"

    # A card was closed for good.
    GHOST_CARD_CLOSED = "ghost_card.closed"

    # A card reached its expiry.
    GHOST_CARD_EXPIRED = "ghost_card.expired"

    # A spend limit of the card declined an authorization.
    GHOST_CARD_LIMIT_REACHED = "ghost_card.limit_reached"

    # All values that this version knows.
    VALUES = [
      GHOST_CARD_CREATED,
      GHOST_CARD_UPDATED,
      GHOST_CARD_FROZEN,
      GHOST_CARD_UNFROZEN,
      GHOST_CARD_CLOSED,
      GHOST_CARD_EXPIRED,
      GHOST_CARD_LIMIT_REACHED
    ].freeze
  end
end
