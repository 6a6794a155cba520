import type { ListingFields } from '@anunturi/shared-domain/listing/listing';
import { toShownBefore } from '@anunturi/shared-domain/moderation/changesAsked';
import type { ShownBefore } from '@anunturi/shared-domain/moderation/moderation';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Store } from '../app/data/Store';
import { digestOfPhone } from '../listings/shownPhones';

const NO_PHONE = 'none';

/** What a decision keeps of the listing that it is about; of its phone a digest alone. */
export async function toKeptBefore(
  listing: ListingFields & { id: string },
  store: Store,
): Promise<ShownBefore> {
  return { ...toShownBefore(listing), phone: await phoneOf(listing.id, store) };
}

/** Whether a listing has another phone than the decision kept, or has one where it had none. Decisions of earlier versions kept none. */
export const hasOtherPhone = async (
  id: string,
  { phone }: ShownBefore,
  store: Store,
): Promise<boolean> => phone !== undefined && phone !== (await phoneOf(id, store));

async function phoneOf(id: string, store: Store): Promise<string> {
  const phone: unknown = (await store.read(documentPaths.listingContact(id)))?.phone;
  return typeof phone === 'string' && phone !== '' ? digestOfPhone(id, phone, store) : NO_PHONE;
}
