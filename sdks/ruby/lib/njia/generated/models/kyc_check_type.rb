# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # One of the checks that an assessment can run.
  module KycCheckType
    extend OpenEnum

    # The authority knows the number.
    ID_NUMBER_LOOKUP = "id_number_lookup"

    # The name fits; the order of names does not matter.
    NAME_MATCH = "name_match"

    # The date of birth fits.
    DOB_MATCH = "dob_match"

    # The phone belongs to the person.
    PHONE_MATCH = "phone_match"

    # The document is genuine.
    DOCUMENT_AUTHENTICITY = "document_authenticity"

    # The document is valid.
    DOCUMENT_EXPIRY = "document_expiry"

    # A living person is in front of the camera.
    LIVENESS = "liveness"

    # The face is that of the document.
    FACE_MATCH = "face_match"

    # Sanctions lists.
    SANCTIONS = "sanctions"

    # Politically exposed persons.
    PEP = "pep"

    # Bad press.
    ADVERSE_MEDIA = "adverse_media"

    # The address is confirmed.
    ADDRESS = "address"

    # At least 18 years old.
    AGE = "age"

    # The identity is not used by another customer.
    DUPLICATE_IDENTITY = "duplicate_identity"

    # All values that this version knows.
    VALUES = [
      ID_NUMBER_LOOKUP,
      NAME_MATCH,
      DOB_MATCH,
      PHONE_MATCH,
      DOCUMENT_AUTHENTICITY,
      DOCUMENT_EXPIRY,
      LIVENESS,
      FACE_MATCH,
      SANCTIONS,
      PEP,
      ADVERSE_MEDIA,
      ADDRESS,
      AGE,
      DUPLICATE_IDENTITY
    ].freeze
  end
end
