import { type LegalKind, legalKinds } from '@anunturi/shared-contract/site/legalKinds';
import { legalStateSchema } from '@anunturi/shared-contract/site/legalStateSchema';
import { addDays, toIsoDay } from '@anunturi/shared-domain/formats/formatDate';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { isSameData } from '@anunturi/shared-domain/formats/isSameData';
import { newestVersion } from '@anunturi/shared-domain/site/legalVersions';
import { LEGAL_NOTICE_DAYS } from '@anunturi/shared-domain/site/limits';
import { defineJob } from '../app/queue/defineJob';
import type { Store } from '../app/data/Store';
import { tellLegalText } from './tellLegalText';

/**
 * Has people told of a new version of a legal text as soon as this program brings it, and lets it hold when its day has come. A site
 * without accounts begins with the newest; one whose accounts are older than the numbers, with the first.
 */
export const followLegalTexts = defineJob<object>({
  name: 'followLegalTexts',
  async run({ store, now }) {
    const stored = (await store.get(documentPaths.legalState, legalStateSchema)) ?? {};
    const state: typeof stored = {};
    for (const kind of legalKinds)
      state[kind] = follow(kind, stored[kind] ?? (await firstState(kind, store)), store, now);
    if (!isSameData(state, stored)) store.set(documentPaths.legalState, state);
  },
});

type State = { inForce: number; told: { version: number; from: string }[] };

async function firstState(kind: LegalKind, store: Store): Promise<State> {
  const accounts = await store.paths(documentPaths.users, (all) => all.limit(1));
  return { inForce: accounts.length === 0 ? newestVersion(kind) : 1, told: [] };
}

function follow(kind: LegalKind, { inForce, told }: State, store: Store, now: Date): State {
  const today = toIsoDay(now);
  const version = newestVersion(kind);
  const after = told.at(-1)?.version ?? inForce;
  const next = [...told];
  if (version > after) {
    // The day of telling is not a whole one.
    const from = addDays(today, LEGAL_NOTICE_DAYS[kind] + 1);
    next.push({ version, from });
    store.enqueue(tellLegalText, { kind, version, from, since: after });
  }
  const holding = next.filter((each) => each.from <= today).map((each) => each.version);
  return { inForce: Math.max(inForce, ...holding), told: next };
}
