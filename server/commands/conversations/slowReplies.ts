import { keptMs } from '@anunturi/shared-domain/people/keptDays';
import { toDayKey } from '@anunturi/shared-domain/site/documentPaths';
import { refuse } from '../../app/command/refuse';
import type { Store } from '../../app/data/Store';
import { digestOfWords } from './digestOfWords';

const MINUTE_MS = 60_000;
/** Nobody reads and answers so many people within a minute. */
export const ANSWERED_FREE = 10;
/** "Da, mai este" is said to everybody; so long a text to so many within ten minutes is spread. */
export const SAME_ANSWER_FREE = 6;
const SAME_ANSWER_LETTERS = 40;
const SAME_ANSWER_MS = 10 * MINUTE_MS;
const KEPT = 100;

/** Where an account answered, when (ms), and what, as a digest; empty for a short text. */
type Answer = { in: string; at: number; said: string };

type Said = { uid: string; conversationId: string; text: string };

/** Slows an account that answers many people in seconds, or sends one text into many conversations. @throws Refusal tooFast */
export async function slowReplies(
  { uid, conversationId, text }: Said,
  { store, now }: { store: Store; now: Date },
): Promise<void> {
  const path = `limitCounters/${toDayKey(now)}_answers_account_${uid}`;
  const at = now.getTime();
  const known = ((await store.read(path))?.answers as Answer[] | undefined) ?? [];
  const recent = known.filter((answer) => at - answer.at < SAME_ANSWER_MS);
  const { letters, digest } = digestOfWords(text);
  const said = letters < SAME_ANSWER_LETTERS ? '' : digest;
  const others = recent.filter((answer) => answer.in !== conversationId);
  const count = (answers: readonly Answer[]) => new Set(answers.map((answer) => answer.in)).size;
  if (count(others.filter((answer) => at - answer.at < MINUTE_MS)) >= ANSWERED_FREE)
    refuse('tooFast', 'Ați răspuns foarte repede multor persoane. Continuați peste un minut.');
  if (said && count(others.filter((answer) => answer.said === said)) >= SAME_ANSWER_FREE)
    refuse(
      'tooFast',
      'Ați trimis același mesaj multor persoane. Îl puteți trimite din nou peste 10 minute.',
    );
  const answers = [...recent, { in: conversationId, at, said }].slice(-KEPT);
  store.set(path, { answers, forgetAt: new Date(at + keptMs('digest')) });
}
