import { listingSchema } from '@anunturi/shared-domain/listing/listing';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { links } from '@anunturi/shared-domain/site/links';
import { addNotice } from '../notices/addNotice';
import type { Store } from '../app/data/Store';
import { endedEmail, endingEmail } from './emails/listingEmails';
import { tellPerson, toMailLink } from './tell';

const endings = {
  listingEnding: 'expiră în mai puțin de 3 zile. Îl puteți prelungi.',
  listingEnded: 'a expirat și nu mai apare în liste. Îl puteți prelungi.',
};
const contents = { listingEnding: endingEmail, listingEnded: endedEmail };

/**
 * Tells a seller, once for each term, that it ends or has ended, with addresses that renew it or say that it is sold. Answers whether
 * that is news.
 */
export async function tellOfTerm(
  kind: keyof typeof contents,
  listingId: string,
  means: { store: Store; now: Date },
): Promise<boolean> {
  const { store } = means;
  const listing = await store.getFitting(documentPaths.listing(listingId), listingSchema);
  if (!listing?.expiresAt) return false;
  const { ownerId: uid, expiresAt } = listing;
  const term = expiresAt.getTime();
  const to = (act: 'renew' | 'sold') => toMailLink({ act, uid, listingId, term }, store);
  const urls = { renewUrl: await to('renew'), soldUrl: await to('sold') };
  const told = { kind, subject: listingId, period: String(term) };
  const isNews = await tellPerson(uid, told, contents[kind](listing, urls), means);
  const text = `Anunțul „${listing.title}” ${endings[kind]}`;
  await addNotice(
    uid,
    { ...told, kind: 'listing', subject: `${listingId} ${kind}`, text, path: links.dashboard() },
    means,
  );
  return isNews;
}
