import { listingSchema } from '@anunturi/shared-domain/listing/listing';
import { toShownStatus } from '@anunturi/shared-domain/listing/listingExpiry';
import { ownerMoves } from '@anunturi/shared-domain/listing/listingStatus';
import { alertFrequencies } from '@anunturi/shared-domain/search/alertFrequencies';
import { alertFrequencySchema } from '@anunturi/shared-domain/search/alertFrequencySchema';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { FREE_ADDRESS_HOURS } from '@anunturi/shared-domain/site/limits';
import { confirmSearch } from '../../alerts/confirmSearch';
import { forgetSubscriber } from '../../alerts/forgetSubscriber';
import { secureAccount } from '../../accounts/secureAccount';
import { refuse } from '../../app/command/refuse';
import type { Store } from '../../app/data/Store';
import { freeAddress } from '../../jobs/freeAddress';
import { renewalOf } from '../../listings/renewalOf';
import { saveStatus } from '../../listings/saveStatus';
import { type ActingLink, ALERT_FIELD, type MailLink } from './mailLink';
import { secretKey } from '../../app/data/secretKey';
import { openAddress } from './sealAddress';

type ListingLink = Extract<ActingLink, { listingId: string }>;
const statuses = { sold: 'sold', takeDown: 'archived' } as const;

/** Does what an address of an e-mail asks for, and answers what happened, in Romanian. @throws Refusal */
export async function actByLink(link: ActingLink, means: Means): Promise<string> {
  const { store, now } = means;
  if (link.act === 'frequency') return changeFrequency(link, means);
  if (link.act === 'confirmSearch') return confirmSearch(link.pendingId, means);
  if (link.act === 'stopAddress') return forgetSubscriber(link.subscriberId, store);
  if (link.act === 'stop') {
    const path = documentPaths.mailPreferences(link.uid);
    store.set(path, { [link.kind]: false, updatedAt: now }, { merge: true });
    return 'Nu vă mai trimitem astfel de mesaje.';
  }
  if (link.act === 'notMe') {
    const { uid, at, addressBefore: sealed } = link;
    const addressBefore = sealed && openAddress(sealed, await secretKey(store));
    return secureAccount({ uid, at, addressBefore }, means);
  }
  if (link.act === 'freeAddress') return askToFree(link, means);
  return actOnListing(link, means);
}

async function askToFree(
  { uid, address, at }: Extract<MailLink, { act: 'freeAddress' }>,
  { store, now }: Means,
): Promise<string> {
  if (now.getTime() - at > FREE_ADDRESS_HOURS * 60 * 60 * 1000)
    refuse(
      'wrongStatus',
      'Linkul a expirat. Încercați din nou să faceți un cont și primiți altul.',
    );
  store.enqueue(freeAddress, { uid, email: openAddress(address, await secretKey(store)) });
  return 'Adresa se eliberează în câteva minute, dacă acel cont nu a confirmat-o între timp. Apoi puteți face alt cont.';
}

type Means = { store: Store; now: Date; form: URLSearchParams };

async function changeFrequency(
  { recipient, searchId }: Extract<MailLink, { act: 'frequency' }>,
  { store, form }: Means,
): Promise<string> {
  const chosen = alertFrequencySchema.safeParse(form.get(ALERT_FIELD));
  if (!chosen.success) refuse('invalidInput');
  const path = documentPaths.savedSearch(recipient, searchId);
  if (!(await store.read(path))) refuse('notFound', 'Căutarea nu mai este salvată.');
  store.update(path, { alert: chosen.data });
  return chosen.data === 'never'
    ? 'Nu vă mai scriem despre această căutare.'
    : `Vă scriem ${alertFrequencies[chosen.data]} despre această căutare.`;
}

async function actOnListing(
  { act, uid, listingId, term }: ListingLink,
  { store, now }: Omit<Means, 'form'>,
) {
  const person = await store.read(documentPaths.user(uid));
  if (!person || person.blocked === true || person.closingAt) refuse('notAllowed');
  const listing = await store.get(documentPaths.listing(listingId), listingSchema);
  if (listing?.ownerId !== uid) refuse('notFound', 'Anunțul nu mai există.');
  if (listing.expiresAt?.getTime() !== term)
    refuse('wrongStatus', 'Anunțul are deja alt termen: linkul a fost folosit.');
  if (act === 'renew') {
    const change = await renewalOf(listingId, listing, { store, now });
    saveStatus(listingId, listing, change, { store, now });
    return change.status === 'pending'
      ? 'Anunțul a fost trimis la verificare și va fi publicat după aprobare.'
      : 'Anunțul a fost prelungit cu 30 de zile.';
  }
  if (act === 'available') {
    if (listing.status !== 'active') refuse('wrongStatus', 'Anunțul nu mai este public.');
    saveStatus(listingId, listing, { status: 'active' }, { store, now });
    return 'Mulțumim. Anunțul rămâne public.';
  }
  const status = statuses[act];
  const shown = toShownStatus(listing, now);
  if (listing.status !== status && !ownerMoves[status].includes(shown)) refuse('wrongStatus');
  if (listing.status !== status) saveStatus(listingId, listing, { status }, { store, now });
  return act === 'sold' ? 'Anunțul arată acum „Vândut”.' : 'Anunțul a fost scos din liste.';
}
