import { tidyText } from '@anunturi/shared-domain/formats/romanianText';
import { publicNameProblem } from '@anunturi/shared-domain/people/publicName';
import { contactNames } from '@anunturi/shared-domain/texts/Contact';
import { findBannedWords } from '@anunturi/shared-domain/texts/findBannedWords';
import { findContacts } from '@anunturi/shared-domain/texts/findContacts';
import { findMoneyNumbers } from '@anunturi/shared-domain/texts/findMoneyNumbers';
import { findDisguisedWords } from '@anunturi/shared-domain/texts/mixesScripts';

type Known = { bannedWords: readonly string[]; siteName: string };
/** What is wrong with a text; `banned` where it holds a banned word. */
export type TextProblem = { words: string; banned?: readonly string[] };
type Reader = (text: string, known: Known) => TextProblem | undefined;

const banned =
  (toWords: (found: readonly string[]) => string): Reader =>
  (text, { bannedWords }) => {
    const found = findBannedWords(text, bannedWords);
    return found.length > 0 ? { words: toWords(found), banned: found } : undefined;
  };

const bannedInListing = banned((found) => `Nu sunt permise cuvintele: ${found.join(', ')}.`);

const bannedInMessage = banned(
  ([first]) => `Mesajul conține un cuvânt care nu este permis: „${first}”.`,
);

/** A name has one message, whatever is wrong with it. */
const asName: Reader = (given, { bannedWords, siteName }) => {
  const name = tidyText(given);
  const [first] = findBannedWords(name, bannedWords);
  const words =
    first === undefined
      ? publicNameProblem(name, siteName)
      : `Numele conține un cuvânt care nu este permis: „${first}”.`;
  if (words === undefined) return undefined;
  return first === undefined ? { words } : { words, banned: [first] };
};

const disguised: Reader = (text) => {
  const [first] = findDisguisedWords(text);
  return first === undefined
    ? undefined
    : { words: `„${first}” amestecă litere din alfabete diferite. Scrieți cu litere obișnuite.` };
};

const contacts: Reader = (text) => {
  const [first] = findContacts(text);
  if (!first) return undefined;
  const found = `„${text.slice(first.start, first.end)}”`;
  return {
    words: `Aici nu se scrie niciun fel de contact (${contactNames[first.kind]}: ${found}).`,
  };
};

const moneyNumbers: Reader = (text) =>
  findMoneyNumbers(text).length > 0
    ? { words: 'Nu scrieți aici numere de card sau de cont. Le-ar putea folosi oricine.' }
    : undefined;

const cardNumbers: Reader = (text) =>
  findMoneyNumbers(text).includes('card')
    ? { words: 'Nu trimiteți nimănui numărul unui card. Ștergeți-l din text.' }
    : undefined;

/** Where a text stands, and what it is read for there: the first problem is told. */
export const textPlaces = {
  /** Of a person, a firm: before everybody, beside all that they write. */
  name: [asName],
  /** One line that lists and search results show. */
  line: [bannedInListing, disguised, contacts, moneyNumbers],
  /** The record of a listing's facts: each that its seller writes is a line. */
  facts: [bannedInListing, disguised, contacts, moneyNumbers],
  description: [bannedInListing, moneyNumbers],
  /** To one person. */
  message: [bannedInMessage, cardNumbers],
  /** To those who run the site: what it quotes is not held against its author. */
  toOperator: [cardNumbers],
} as const satisfies Record<string, readonly Reader[]>;

export type TextPlace = keyof typeof textPlaces;

/** Where each text of a command's input stands, by its path (`company.name`). */
export type TextDoors = Readonly<Record<string, TextPlace>>;

/** Whether a place asks for the words that the administrators banned. */
export const asksForBannedWords = (place: TextPlace): boolean => place !== 'toOperator';

/** The first problem of a text in its place; undefined when it can stand there. */
export function textProblem(place: TextPlace, text: string, known: Known): TextProblem | undefined {
  if (text.trim() === '') return undefined;
  for (const read of textPlaces[place]) {
    const problem = read(text, known);
    if (problem) return problem;
  }
  return undefined;
}
