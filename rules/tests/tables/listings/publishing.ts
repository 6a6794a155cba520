import { type Data, Increment, NOW, type Write } from '../../RuleCase';
import { dayOf, daysFrom } from '../../baseWorld';

export const paths = (id: string) => ({
  listing: `listings/${id}`,
  check: `listings/${id}/private/check`,
  contact: `listings/${id}/private/contact`,
  hidden: `listings/${id}/private/hidden`,
  counters: `listings/${id}/counters/all`,
  history: (n: number) => `listings/${id}/priceHistory/${n}`,
});

/** The growth of a person's day by what is named. */
export function dailyUsage(
  uid: string,
  now: Date,
  grown: Partial<Record<'listings' | 'conversations' | 'messages' | 'reports', string>>,
): Write {
  const by = (count: keyof typeof grown) => new Increment(grown[count] ? 1 : 0);
  return {
    set: `users/${uid}/dailyUsage/${dayOf(now)}`,
    merge: true,
    data: {
      day: dayOf(now),
      listings: by('listings'),
      conversations: by('conversations'),
      messages: by('messages'),
      reports: by('reports'),
      ...(grown.listings && { lastListingId: grown.listings }),
      ...(grown.conversations && { lastConversationId: grown.conversations }),
      ...(grown.messages && { lastMessageId: grown.messages, lastMessageAt: NOW }),
      ...(grown.reports && { lastReportId: grown.reports }),
    },
  };
}

/** A listing as its owner first writes it. */
export function firstVersion(listing: Data, now: Date, change: Data = {}): Data {
  const { publishedAt: _published, expiresAt: _expires, ...rest } = listing;
  const live =
    listing.status === 'active' ? { publishedAt: NOW, expiresAt: daysFrom(now, 30) } : {};
  return {
    ...rest,
    ...live,
    version: 1,
    priceChanges: 0,
    createdAt: NOW,
    updatedAt: NOW,
    ...change,
  };
}

/** Everything that is written with a new listing; `without` leaves parts out. */
export function publish(
  id: string,
  listing: Data,
  now: Date,
  without: readonly string[] = [],
): Write[] {
  const path = paths(id);
  const price = listing.price as Data | undefined;
  const parts: [string, Write][] = [
    ['listing', { set: path.listing, data: listing }],
    ['check', { set: path.check, data: { at: NOW } }],
    ['counters', { set: path.counters, data: { views: 0, favourites: 0, conversations: 0 } }],
    [
      'history',
      {
        set: path.history(0),
        data: {
          amountMinor: price?.amountMinor,
          currency: price?.currency,
          priceLei: listing.priceLei,
          at: NOW,
        },
      },
    ],
    ...(listing.hasPhone === true
      ? ([['contact', { set: path.contact, data: { phone: '0712345678' } }]] as [string, Write][])
      : []),
    ['usage', dailyUsage(listing.ownerId as string, now, { listings: id })],
  ];
  return parts.filter(([name]) => !without.includes(name)).map(([, write]) => write);
}

/** Deletes a listing with all its parts. */
export const removal = (target: ReturnType<typeof paths>): Write[] =>
  [target.listing, target.check, target.contact, target.counters, target.history(0)].map(
    (each) => ({ delete: each }),
  );
