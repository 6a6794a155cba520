import type { ReadLine, ReadWord } from '#domain/ocr/readTsv';
import { paperRows } from './paperRows';
import { readIdCard } from './readIdCard';
import { readRegistration } from './readRegistration';

/** Answers as they were read, by the names of fields; one that is not sure is to be checked by the person. */
export type ReadAnswers = Record<string, { value: string; isSure: boolean }>;
export type PaperKind = 'idCard' | 'registration';

const readers = { idCard: readIdCard, registration: readRegistration };
/** A word that is less sure is wrong in one case of some ten (docs/decisions/0099). */
const SURE_MIN = 70;

/** What the words of a paper answer, by the names of fields. */
export function readAnswers(lines: readonly ReadLine[], kind: PaperKind): ReadAnswers {
  const words = lines.flat();
  return Object.fromEntries(
    Object.entries(readers[kind](paperRows(lines))).map(([name, { value, from, isChecked }]) => [
      name,
      { value, isSure: isChecked || surenessOf(from ?? value, words) >= SURE_MIN },
    ]),
  );
}

/** How sure the least sure word of a text is; 0 where one was not read as it stands. */
function surenessOf(text: string, words: readonly ReadWord[]): number {
  const upper = words.map((word) => ({ ...word, text: word.text.toUpperCase() }));
  const ofPart = (part: string) => {
    const same = upper.filter((word) => word.text === part);
    const around = upper.filter((word) => part.length > 3 && word.text.includes(part));
    const sures = (same.length > 0 ? same : around).map(({ sure }) => sure);
    return sures.length > 0 ? Math.min(...sures) : 0;
  };
  return Math.min(...text.toUpperCase().split(/\s+/).map(ofPart));
}
