/**
 * Every kind of restriction that a decision puts on somebody (DSA art. 17), as the public tally and the terms name it. A decision
 * is counted under its kind in the transaction that takes it.
 */
export const decisionKinds = {
  rejection: 'Anunțuri respinse, pe care proprietarul le poate corecta și retrimite',
  removal: 'Anunțuri scoase de pe site, care nu pot fi retrimise',
  suspension: 'Conturi suspendate, cu termen sau fără',
} as const;
export type DecisionKind = keyof typeof decisionKinds;
