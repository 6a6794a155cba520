/** What makes a listing of the queue a risk, gravest first, as moderators read it in its row. */
export const queueRisks = {
  reported: 'sesizări deschise',
  bannedWords: 'cuvinte interzise',
  unusualPrice: 'preț neobișnuit',
  sameText: 'text duplicat',
  contacts: 'contact sau link în text',
  newSeller: 'vânzător nou',
} as const;
export type QueueRisk = keyof typeof queueRisks;

/** How much each risk weighs in the order: one outweighs all that follow it together. */
export const riskWeights: Record<QueueRisk, number> = {
  reported: 32,
  bannedWords: 16,
  unusualPrice: 8,
  sameText: 4,
  contacts: 2,
  newSeller: 1,
};

/** Why a listing waits for a person, as moderators choose among them. */
export const waitingReasons = {
  newSeller: 'vânzător fără încredere',
  justRejected: 'vânzător respins de curând',
  removedPhoto: 'fotografie sau text scos de pe site',
  heldBefore: 'ținut și până acum',
  changesMade: 'modificările cerute sunt făcute',
  corrected: 'corectat după respingere',
  other: 'alt motiv',
} as const;
export type WaitingReason = keyof typeof waitingReasons;
