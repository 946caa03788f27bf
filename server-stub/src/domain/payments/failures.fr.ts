import type { FailureCode } from "./failures.ts";

/** The sentences of `failures.ts` in French. */
export const FRENCH: Readonly<Record<FailureCode, string>> = {
  recipient_not_found: "L’opérateur ne connaît pas le bénéficiaire.",
  recipient_wallet_inactive: "Le portefeuille du bénéficiaire ne peut pas recevoir d’argent.",
  recipient_limit_reached: "Le bénéficiaire a atteint un plafond.",
  recipient_name_mismatch: "Le nom ne correspond pas à celui du bénéficiaire.",
  recipient_insufficient_funds: "Le bénéficiaire n’a plus l’argent qui devait lui être repris.",
  payer_not_found: "L’opérateur ne connaît pas le payeur.",
  payer_insufficient_funds: "Le solde du payeur est insuffisant.",
  payer_limit_reached: "Le payeur a atteint un plafond.",
  payer_rejected: "Le payeur a refusé.",
  approval_expired: "Le payeur n’a pas confirmé à temps.",
  wrong_pin: "Le payeur a saisi un code PIN erroné.",
  amount_out_of_bounds: "L’opérateur n’accepte pas ce montant.",
  currency_not_accepted: "L’opérateur n’accepte pas cette devise.",
  compliance_rejected: "L’opérateur a refusé pour des raisons de conformité.",
  sanctions_match: "Une des parties figure sur une liste de sanctions.",
  fraud_declined: "Refusé après l’examen antifraude.",
  duplicate_at_provider: "L’opérateur indique qu’il a déjà ce paiement.",
  provider_busy: "L’opérateur est surchargé ; rien n’a été exécuté.",
  provider_unavailable: "L’opérateur est injoignable ; rien n’a été exécuté.",
  provider_error_not_executed: "Une erreur est survenue chez l’opérateur ; rien n’a été exécuté.",
  rail_rejected: "Le réseau a rejeté le paiement.",
  queue_expired: "Le réseau n’est pas redevenu disponible dans les 24 heures.",
  canceled_by_client: "Annulé avant l’envoi.",
};
