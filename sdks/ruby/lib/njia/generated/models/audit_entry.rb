# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # One entry of the hash-chained audit log.
  #
  # `hash` is SHA-256 over `previousHash` followed by the canonical JSON (RFC 8785) of the entry without `hash`; the
  # first `previousHash` is 64 zeros.
  class AuditEntry < Model
    # Id of the entry.
    # @return [String]
    attr_reader :id

    # Kind of object.
    # @return [String]
    attr_reader :object

    # Position in the log of the tenant and mode, from 1, without gaps.
    # @return [Integer]
    attr_reader :sequence

    # When the action happened.
    # @return [Time]
    attr_reader :at

    # What happened, as `<resource>.<verb>`.
    # @return [String]
    attr_reader :action

    # The member actor.
    # @return [Njia::Actor]
    attr_reader :actor

    # The member resource.
    # @return [Njia::ResourceReference]
    attr_reader :resource

    # Request that caused the action.
    # @return [String, nil]
    attr_reader :request_id

    # Address that the request came from.
    # @return [String, nil]
    attr_reader :ip

    # Changed members before the action; null when the object was created.
    # @return [Hash{String => Object}, nil]
    attr_reader :before

    # Changed members after the action; null when nothing was changed.
    # @return [Hash{String => Object}, nil]
    attr_reader :after

    # Note of the actor.
    # @return [String, nil]
    attr_reader :note

    # Hash of the entry before.
    # @return [String]
    attr_reader :previous_hash

    # Hash of this entry.
    # @return [String]
    attr_reader :hash_

    # @param id [String]
    # @param sequence [Integer]
    # @param at [Time, String]
    # @param action [String]
    # @param actor [Njia::Actor, Hash]
    # @param resource [Njia::ResourceReference, Hash]
    # @param request_id [String, nil]
    # @param ip [String, nil]
    # @param before [Hash{String => Object}, nil]
    # @param after [Hash{String => Object}, nil]
    # @param note [String, nil]
    # @param previous_hash [String]
    # @param hash_ [String]
    def initialize(
      id:,
      sequence:,
      at:,
      action:,
      actor:,
      resource:,
      request_id:,
      ip:,
      before:,
      after:,
      note:,
      previous_hash:,
      hash_:
    )
      super({
        id:,
        sequence:,
        at:,
        action:,
        actor:,
        resource:,
        request_id:,
        ip:,
        before:,
        after:,
        note:,
        previous_hash:,
        hash_:
      })
    end

    define_shape do |shape|
      shape.required(:id, "id", shape.text)
      shape.required(:object, "object", shape.constant("audit_entry"))
      shape.required(:sequence, "sequence", shape.integer)
      shape.required(:at, "at", shape.time)
      shape.required(:action, "action", shape.text)
      shape.required(:actor, "actor", shape.model(:Actor))
      shape.required(:resource, "resource", shape.model(:ResourceReference))
      shape.required(:request_id, "requestId", shape.nullable(shape.text))
      shape.required(:ip, "ip", shape.nullable(shape.text))
      shape.required(:before, "before", shape.nullable(shape.map(shape.any)))
      shape.required(:after, "after", shape.nullable(shape.map(shape.any)))
      shape.required(:note, "note", shape.nullable(shape.text))
      shape.required(:previous_hash, "previousHash", shape.text)
      shape.required(:hash_, "hash", shape.text)
    end
  end
end
