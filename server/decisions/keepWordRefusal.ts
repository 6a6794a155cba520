import { createHash } from 'node:crypto';
import { isStaff } from '@anunturi/shared-domain/people/roles';
import { documentPaths, toDayKey } from '@anunturi/shared-domain/site/documentPaths';
import type { Caller } from '../app/callers/Caller';
import type { Store } from '../app/data/Store';
import { keepDecision } from './keepDecision';

/** What was refused: where the words stood, and in the case of a listing which one. Nothing of the text is kept. */
export type Refused = { where: 'listing' | 'name' | 'message'; title?: string; words: string[] };

const places = { listing: 'anunțul', name: 'numele', message: 'mesajul' } as const;

/**
 * The refusal of words by the list as a decision of the program about an account; the same words in the same place count once a day,
 * however often their form is sent.
 */
export const keepWordRefusal =
  ({ where, title, words }: Refused) =>
  async ({ caller, store, now }: { caller: Caller; store: Store; now: Date }): Promise<void> => {
    if (caller.uid === null) return;
    const person = await store.read(documentPaths.user(caller.uid));
    if (!person || isStaff(person.role)) return;
    const key = JSON.stringify([caller.uid, where, [...words].sort(), toDayKey(now)]);
    const id = `w${createHash('sha256').update(key).digest('hex').slice(0, 30)}`;
    if (await store.read(documentPaths.decision(id))) return;
    const quoted = words.map((word) => `„${word}”`).join(', ');
    const what = title ? `${places[where]} „${title}”` : places[where];
    await keepDecision(
      id,
      {
        kind: 'wordRefusal',
        personId: caller.uid,
        targetKind: 'user',
        targetId: caller.uid,
        targetTitle: String(person.displayName ?? '-'),
        facts: `Programul a refuzat ${what}, pentru că acolo se află ${quoted}.`.slice(0, 2000),
        byMachine: true,
        words: words.slice(0, 50),
      },
      { heading: 'Un text a fost refuzat automat', period: toDayKey(now) },
      { store, now },
    );
  };
