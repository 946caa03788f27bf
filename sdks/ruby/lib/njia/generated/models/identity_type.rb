# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Kind of identity number.
  #
  # Which kinds a country has: NG `NIN`, `BVN`, `VOTER_ID`; GH `GHANA_CARD`; KE `NATIONAL_ID`; UG `NIN`; RW and EG
  # `NID`; TZ `NIDA`; ZM `NRC`; ZA `ID`; CM, GA, CG, TD, SN and CI `CNI`; all the others.
  module IdentityType
    extend OpenEnum

    # National identification number (Nigeria, Uganda).
    NIN = "NIN"

    # Bank verification number (Nigeria).
    BVN = "BVN"

    # Voter card (Nigeria).
    VOTER_ID = "VOTER_ID"

    # Ghana Card.
    GHANA_CARD = "GHANA_CARD"

    # National identity card (Kenya).
    NATIONAL_ID = "NATIONAL_ID"

    # National identity (Rwanda, Egypt).
    NID = "NID"

    # National identity (Tanzania).
    NIDA = "NIDA"

    # National registration card (Zambia).
    NRC = "NRC"

    # Identity number (South Africa).
    ID = "ID"

    # National identity card (francophone countries).
    CNI = "CNI"

    # Passport of any country.
    PASSPORT = "PASSPORT"

    # Driving licence.
    DRIVERS_LICENSE = "DRIVERS_LICENSE"

    # Residence permit.
    RESIDENCE_PERMIT = "RESIDENCE_PERMIT"

    # Tax number.
    TAX_ID = "TAX_ID"

    # All values that this version knows.
    VALUES = [
      NIN,
      BVN,
      VOTER_ID,
      GHANA_CARD,
      NATIONAL_ID,
      NID,
      NIDA,
      NRC,
      ID,
      CNI,
      PASSPORT,
      DRIVERS_LICENSE,
      RESIDENCE_PERMIT,
      TAX_ID
    ].freeze
  end
end
