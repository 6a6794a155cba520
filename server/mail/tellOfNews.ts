import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { priceHistoryEntrySchema } from '@anunturi/shared-domain/listing/priceHistory';
import type { ToldFrequency } from '@anunturi/shared-domain/search/alertFrequencies';
import { plural } from '@anunturi/shared-domain/formats/plural';
import { links } from '@anunturi/shared-domain/site/links';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Recipient } from '../alerts/Recipient';
import type { News } from '../alerts/readNews';
import type { Store } from '../app/data/Store';
import { addNotice } from '../notices/addNotice';
import { type FoundBySearch, newsEmail } from './emails/alertEmails';
import type { EmailCard } from './emails/EmailContent';
import { toEmailCard } from './emails/toEmailCard';
import { tellAddress, tellPerson, toMailLink } from './tell';

type Means = { store: Store; now: Date };

/** Listings shown in one e-mail; of the others it says how many there are. */
const SHOWN = 10;

/** Tells what saved searches have found; nothing may be left to tell of nobody. */
export async function tellOfNews(
  { path, id, email, uid }: Recipient,
  frequency: ToldFrequency,
  news: readonly News[],
  { store, now }: Means,
): Promise<void> {
  const shown = new Set(news.slice(0, SHOWN));
  const bySearch = new Map<string, FoundBySearch>();
  for (const each of news) {
    const { name, query, id: searchId } = each.search;
    const changeUrl = await toMailLink({ act: 'frequency', recipient: path, searchId }, store);
    const found = bySearch.get(searchId) ?? { name, query, cards: [], more: 0, changeUrl };
    bySearch.set(
      searchId,
      shown.has(each)
        ? { ...found, cards: [...found.cards, await toCard(each.listing, store)] }
        : { ...found, more: found.more + 1 },
    );
  }
  const told = { kind: 'searchAlert', subject: frequency, period: now.toISOString() } as const;
  const content = newsEmail(frequency, [...bySearch.values()]);
  if (uid !== undefined) {
    await tellPerson(uid, told, content, { store, now });
    for (const [subject, { name, query, cards, more }] of bySearch) {
      const text = `${plural(cards.length + more, 'anunț nou', 'anunțuri noi')} pentru „${name}”`;
      const notice = { kind: 'alert', text, path: links.allListings(query), subject } as const;
      await addNotice(uid, { ...notice, period: told.period }, { store, now });
    }
    return;
  }
  const stopUrl = await toMailLink({ act: 'stopAddress', subscriberId: id }, store);
  await tellAddress(email, { ...told, subscriberId: id }, content, { store, now, stopUrl });
}

async function toCard(listing: Listing, store: Store): Promise<EmailCard> {
  if (listing.priceChanges === 0) return toEmailCard(listing);
  const path = documentPaths.priceHistoryEntry(listing.id, 0);
  return toEmailCard(listing, await store.getFitting(path, priceHistoryEntrySchema));
}
