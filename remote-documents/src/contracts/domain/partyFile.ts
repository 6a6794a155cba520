import { MarketError } from '@anunturi/shared-domain/site/marketError';
import type { SavedParty } from './savedParties';

const FILE_KIND = 'anunturi-parte';
const FILE_VERSION = 1;
export const PARTY_FILE_MAX_BYTES = 20_000;
const ANSWER_MAX = 200;

/** A party's data as a file, to hand to the other party's phone. It holds personal data: never part of an address. */
export function writePartyFile({ name, answers }: SavedParty): string {
  return JSON.stringify({ kind: FILE_KIND, version: FILE_VERSION, name, answers }, null, 1);
}

/** The party in such a file. @throws MarketError `fileUnreadable` */
export function readPartyFile(text: string): SavedParty {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw unreadable();
  }
  const { kind, version, name, answers } = (file ?? {}) as Record<string, unknown>;
  const isParty =
    kind === FILE_KIND &&
    version === FILE_VERSION &&
    typeof name === 'string' &&
    name.trim() !== '' &&
    typeof answers === 'object' &&
    answers !== null;
  if (!isParty) throw unreadable();
  return {
    name: name.trim().slice(0, ANSWER_MAX),
    answers: Object.fromEntries(
      Object.entries(answers)
        .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
        .map(([key, value]) => [key, value.slice(0, ANSWER_MAX)]),
    ),
  };
}

/** The name of a file for a person's name: letters that every system writes. */
export const partyFileName = (name: string): string => {
  const plain = name
    .normalize('NFD')
    .replace(/[^A-Za-z0-9 -]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .toLowerCase();
  return `date-${plain || 'parte'}.json`;
};

const unreadable = () =>
  new MarketError('fileUnreadable', 'Fișierul nu conține datele unei persoane, salvate de aici.');
