import { addDays, isIsoDay } from '@anunturi/shared-domain/formats/formatDate';
import type { ChecklistItem, DocumentField, Values } from './documentTypes';
import type { Cell } from './page-model/blocks';
import { cell } from './page-model/drawCells';
import { day } from './valueTexts';

/** Days for which a proof of no local debts holds. */
const DEBTS_PROOF_DAYS = 30;
/** Days for which a RAR Auto-Pass certificate holds, and its price. Source: OMTI 210/2024, read second-hand. */
const AUTO_PASS_DAYS = 60;
const AUTO_PASS_LEI = 42;

type Proof = { name: string; label: string; hint: string; ends: string; days?: number };

/** Proofs with the day on which they were given. */
export const datedProofs: readonly Proof[] = [
  {
    name: 'proof_seller',
    label: 'Vânzătorul nu are datorii: dovada din',
    hint: `Valabilă ${DEBTS_PROOF_DAYS} de zile.`,
    ends: 'Expiră dovada vânzătorului că nu are datorii; trebuie să fie valabilă la semnare.',
    days: DEBTS_PROOF_DAYS,
  },
  {
    name: 'proof_buyer',
    label: 'Cumpărătorul nu are datorii: dovada din',
    hint: `Valabilă ${DEBTS_PROOF_DAYS} de zile.`,
    ends: 'Expiră dovada cumpărătorului că nu are datorii; trebuie să fie valabilă la semnare.',
    days: DEBTS_PROOF_DAYS,
  },
  {
    name: 'proof_autoPass',
    label: 'Certificat RAR Auto-Pass din',
    hint: `Îl scoate vânzătorul: ${AUTO_PASS_LEI} lei, valabil ${AUTO_PASS_DAYS} de zile.`,
    ends: 'Expiră certificatul RAR Auto-Pass; trebuie să fie valabil la semnare.',
    days: AUTO_PASS_DAYS,
  },
  {
    name: 'proof_rca',
    label: 'RCA valabil până la',
    hint: 'Înainte de a circula.',
    ends: 'Expiră asigurarea RCA.',
  },
  {
    name: 'proof_vignette',
    label: 'Rovinietă valabilă până la',
    hint: 'Rămâne pe vehicul.',
    ends: 'Expiră rovinieta.',
  },
];

const CIV_SEEN = 'Cumpărătorul a văzut la vânzător cartea de identitate (CIV), în original';

/** What is checked before signing. */
export const proofFields: DocumentField[] = [
  ...datedProofs.map(({ name, label, hint }): DocumentField => ({
    name,
    label,
    hint,
    kind: 'date',
    width: 'half',
  })),
  { name: 'proof_civ', label: CIV_SEEN, kind: 'check' },
];

/** The last day on which a proof holds: as typed, or counted from the day on which it was given. */
export function proofHoldsUntil({ name, days }: Proof, values: Values): string | null {
  const typed = values[name] ?? '';
  if (!isIsoDay(typed)) return null;
  return days === undefined ? typed : addDays(typed, days);
}

/** When each proof whose day is known ends, and the inspection with them. */
export const proofTerms: ChecklistItem[] = [
  ...datedProofs.map((proof) => ({
    text: proof.ends,
    until: (values: Values) => proofHoldsUntil(proof, values),
  })),
  {
    text: 'Expiră ITP-ul.',
    until: ({ v_itp: itp = '' }: Values) => (isIsoDay(itp) ? itp : null),
  },
];

/** The proofs as rows to tick on paper. */
export function proofRows(values: Values): Cell[][] {
  const rows = datedProofs.map((proof) => [
    cell(proof.label, day(values[proof.name]), 3),
    cell('valabil până la', day(proofHoldsUntil(proof, values) ?? ''), 2),
    cell('văzut', '[  ]'),
  ]);
  return [
    ...rows,
    [
      cell('ITP', day(values.v_itp), 3),
      cell('valabil până la', day(values.v_itp), 2),
      cell('văzut', '[  ]'),
    ],
    [cell(CIV_SEEN, values.proof_civ === 'da' ? 'da' : '', 5), cell('văzut', '[  ]')],
  ];
}
