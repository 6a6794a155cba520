/**
 * Every kind of restriction that a decision puts on somebody (DSA art. 17), as the public tally and the terms name it. A decision
 * is counted under its kind in the transaction that takes it.
 */
export const decisionKinds = {
  rejection: 'Anunțuri respinse, pe care proprietarul le poate corecta și retrimite',
  changesAsked: 'Anunțuri la care am cerut modificări și care așteaptă să fie retrimise',
  removal: 'Anunțuri scoase de pe site, care nu pot fi retrimise',
  wordChange: 'Texte sau categorii de anunțuri schimbate de un moderator',
  suspension: 'Conturi suspendate, cu termen sau fără',
  reportingBan: 'Dreptul de a trimite sesizări, suspendat cu termen',
  fileLink: 'Fișiere din arhivă care nu mai pot fi date prin link',
  hold: 'Anunțuri ținute automat „în verificare”',
  wordRefusal: 'Texte refuzate automat pentru un cuvânt interzis',
} as const;
export type DecisionKind = keyof typeof decisionKinds;

/** Those that the program finds and decides by itself. */
export const machineKinds = ['hold', 'wordRefusal'] as const satisfies readonly DecisionKind[];

/** Those that a person decides. */
export const kindsByPeople = (Object.keys(decisionKinds) as DecisionKind[]).filter(
  (kind) => !machineKinds.some((each) => each === kind),
);
