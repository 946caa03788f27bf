# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # One change of the API.
  #
  # Breaking changes are announced at least 180 days before they take effect.
  class ChangeLogEntry < Model
    include EventData

    # Id of the entry.
    # @return [String]
    attr_reader :id

    # The kind of this object.
    # @return [String]
    attr_reader :object

    # Release that makes the change.
    # @return [String]
    attr_reader :version

    # Day of the release, or of the announcement if it is still to come.
    # @return [Date]
    attr_reader :date

    # The member kind.
    # @return [String]
    attr_reader :kind

    # Whether a client may have to change.
    # @return [Boolean]
    attr_reader :breaking

    # The change in one line.
    # @return [String]
    attr_reader :title

    # The change in full, in Markdown.
    # @return [String]
    attr_reader :description

    # The member affected.
    # @return [Njia::ChangeLogAffected]
    attr_reader :affected

    # How to move.
    # @return [String, nil]
    attr_reader :migration_guide

    # When it was announced.
    # @return [Time]
    attr_reader :announced_at

    # When it takes effect; null if that is open.
    # @return [Time, nil]
    attr_reader :effective_at

    # Until when the old way works at least; null if nothing ends.
    # @return [Time, nil]
    attr_reader :sunset_at

    # Release that removes the old way; null if nothing ends.
    # @return [String, nil]
    attr_reader :removed_in

    # @param id [String]
    # @param version [String]
    # @param date [Date, String]
    # @param kind [String]
    # @param breaking [Boolean]
    # @param title [String]
    # @param description [String]
    # @param affected [Njia::ChangeLogAffected, Hash]
    # @param migration_guide [String, nil]
    # @param announced_at [Time, String]
    # @param effective_at [Time, String, nil]
    # @param sunset_at [Time, String, nil]
    # @param removed_in [String, nil]
    def initialize(
      id:,
      version:,
      date:,
      kind:,
      breaking:,
      title:,
      description:,
      affected:,
      migration_guide:,
      announced_at:,
      effective_at:,
      sunset_at:,
      removed_in:
    )
      super({
        id:,
        version:,
        date:,
        kind:,
        breaking:,
        title:,
        description:,
        affected:,
        migration_guide:,
        announced_at:,
        effective_at:,
        sunset_at:,
        removed_in:
      })
    end

    define_shape do |shape|
      shape.required(:id, "id", shape.text)
      shape.required(:object, "object", shape.constant("changelog_entry"))
      shape.required(:version, "version", shape.text)
      shape.required(:date, "date", shape.date)
      shape.required(:kind, "kind", shape.text)
      shape.required(:breaking, "breaking", shape.boolean)
      shape.required(:title, "title", shape.text)
      shape.required(:description, "description", shape.text)
      shape.required(:affected, "affected", shape.model(:ChangeLogAffected))
      shape.required(:migration_guide, "migrationGuide", shape.nullable(shape.text))
      shape.required(:announced_at, "announcedAt", shape.time)
      shape.required(:effective_at, "effectiveAt", shape.nullable(shape.time))
      shape.required(:sunset_at, "sunsetAt", shape.nullable(shape.time))
      shape.required(:removed_in, "removedIn", shape.nullable(shape.text))
    end
  end
end
