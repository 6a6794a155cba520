import { pendingSearchSchema } from '@anunturi/shared-domain/search/pendingSearch';
import { savedSearchSchema } from '@anunturi/shared-domain/search/savedSearch';
import { alertFrequencies } from '@anunturi/shared-domain/search/alertFrequencies';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { SUBSCRIBER_SEARCHES_MAX } from '@anunturi/shared-domain/site/limits';
import { refuse } from '../app/command/refuse';
import { siteConfig } from '../app/siteConfig';
import type { Store } from '../app/data/Store';
import { subscriberIdOf } from './subscriberId';

/** Keeps a search for an address that has been confirmed by its e-mail; answers what happened, in Romanian. @throws Refusal */
export async function confirmSearch(
  pendingId: string,
  { store, now }: { store: Store; now: Date },
): Promise<string> {
  const at = documentPaths.pendingSearch(pendingId);
  const pending = await store.get(at, pendingSearchSchema);
  if (!pending || pending.forgetAt < now)
    refuse('notFound', 'Linkul a fost folosit sau a expirat. Salvați căutarea din nou.');
  const { email, name, query, alert } = pending;
  const subscriber = documentPaths.subscriber(subscriberIdOf(email));
  const kept = await store.find(`${subscriber}/savedSearches`, (all) =>
    all.limit(SUBSCRIBER_SEARCHES_MAX),
  );
  if (kept.length >= SUBSCRIBER_SEARCHES_MAX && kept.every(({ id }) => id !== pendingId))
    refuse('quotaFull', `O adresă poate avea cel mult ${SUBSCRIBER_SEARCHES_MAX} căutări salvate.`);
  const confirmedAt = (await store.read(subscriber))?.confirmedAt ?? now;
  store.set(subscriber, { email, confirmedAt });
  const { code: county } = siteConfig().county;
  const search = { name, query, alert, county, createdAt: now, lastSeenAt: now };
  store.set(documentPaths.savedSearch(subscriber, pendingId), savedSearchSchema.parse(search));
  store.delete(at);
  return `Căutarea a fost salvată. Vă scriem ${alertFrequencies[alert]} când apar anunțuri noi.`;
}
