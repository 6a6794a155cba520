import { inBucharest } from '../formats/bucharestTime';
import { addDays, toIsoDay } from '../formats/formatDate';
import { foldDiacritics } from '../formats/romanianText';
import { ACCESSIBILITY_ANSWER_DAYS } from '../site/limits';

/**
 * What the law gives a time to answer, with the subject of the contact form that asks for it: rights over one's data (GDPR art. 15,
 * 17, 16, 21, 18, 20) and accessibility (Legea 232/2022).
 */
export const legalRequestKinds = {
  access: 'Acces la datele mele',
  deletion: 'Ștergerea datelor mele',
  correction: 'Corectarea datelor mele',
  objection: 'Opoziție la prelucrarea datelor mele',
  restriction: 'Restricționarea prelucrării datelor mele',
  portability: 'Portabilitatea datelor mele',
  accessibility: 'Accesibilitate',
} as const;
export type LegalRequestKind = keyof typeof legalRequestKinds;

/** The request that a subject of the contact form makes, if it is one of those that the form offers. */
export function toLegalRequestKind(subject: string): LegalRequestKind | undefined {
  const fold = (text: string) => foldDiacritics(text).trim();
  return (Object.keys(legalRequestKinds) as LegalRequestKind[]).find(
    (kind) => fold(legalRequestKinds[kind]) === fold(subject),
  );
}

/**
 * The last day on which a request is answered in time, `2026-12-28`: a month from the day it came, on the day of the same number or
 * the month's last (GDPR art. 12 (3); Regulation 1182/71 art. 3 (2) (c)).
 */
export function lastDayToAnswer({
  kind,
  receivedAt,
}: {
  kind: LegalRequestKind;
  receivedAt: Date;
}): string {
  if (kind === 'accessibility') return addDays(toIsoDay(receivedAt), ACCESSIBILITY_ANSWER_DAYS);
  const day = inBucharest(receivedAt);
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth()];
  const lastOfNext = new Date(Date.UTC(year, month + 2, 0)).getUTCDate();
  const last = Date.UTC(year, month + 1, Math.min(day.getUTCDate(), lastOfNext));
  return new Date(last).toISOString().slice(0, 10);
}
