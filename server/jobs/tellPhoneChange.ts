import { isExpired } from '@anunturi/shared-domain/listing/listingExpiry';
import { listingSchema } from '@anunturi/shared-domain/listing/listing';
import { publicContactSchema } from '@anunturi/shared-domain/listing/publicContact';
import { shownPhoneSchema } from '@anunturi/shared-domain/listing/shownPhone';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { links } from '@anunturi/shared-domain/site/links';
import { hiddenReads, isHiddenFrom } from '../alerts/isHiddenFrom';
import { readReachable } from '../alerts/Recipient';
import { defineJob } from '../app/queue/defineJob';
import { digestOfPhone } from '../listings/shownPhones';
import { phoneChangedEmail } from '../mail/emails/phoneEmails';
import { toEmailCard } from '../mail/emails/toEmailCard';
import { tellPerson } from '../mail/tell';
import { addNotice } from '../notices/addNotice';

const MOST = 20; // each with an e-mail

/** Tells those who were shown another phone of a public listing that it has a new one, once a change and some at a time. */
export const tellPhoneChange = defineJob<{ listingId: string; after?: string }>({
  name: 'tellPhoneChange',
  async run({ input: { listingId, after }, store, now }) {
    const listing = await store.getFitting(documentPaths.listing(listingId), listingSchema);
    if (listing?.status !== 'active' || isExpired(listing, now)) return;
    const contact = await store.get(documentPaths.listingContact(listingId), publicContactSchema);
    const seller = await store.read(documentPaths.user(listing.ownerId));
    if (!contact || seller?.blocked === true) return;
    const digest = await digestOfPhone(listingId, contact.phone, store);
    const asked = { field: 'listingId', value: listingId, after, most: MOST };
    const shown = await store.findOfAll('shownPhones', asked);
    const uids = shown.map(({ path }) => path.split('/')[1]!);
    await store.readAhead(uids.flatMap((uid) => hiddenReads(uid, listing.ownerId)));
    const told = { subject: listingId, period: String(now.getTime()) };
    const notice = {
      ...told,
      kind: 'listing',
      text: `Anunțul „${listing.title}” are alt număr de telefon decât cel pe care l-ați văzut.`,
      path: links.listing(listing),
    } as const;
    for (const [at, { path, data }] of shown.entries()) {
      const uid = uids[at]!;
      const { data: before } = shownPhoneSchema.safeParse(data);
      if (!before || before.digest === digest || before.forgetAt <= now) continue;
      const recipient = await readReachable(documentPaths.user(uid), store);
      if (!recipient || (await isHiddenFrom(recipient, listing, store))) continue;
      store.update(path, { digest });
      await tellPerson(
        uid,
        { ...told, kind: 'phoneChanged' },
        phoneChangedEmail(toEmailCard(listing)),
        { store, now },
      );
      await addNotice(uid, notice, { store, now });
    }
    const last = shown.at(-1)?.path;
    if (shown.length === MOST && last !== undefined)
      store.enqueue(tellPhoneChange, { listingId, after: last });
  },
});
