import { toProfile } from '@anunturi/shared-domain/people/profile';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defaultLimitSettings } from '@anunturi/shared-domain/site/defaultSettings';
import { serviceSeeds, vehicleSeeds } from './data/listings';
import { people, type PersonKey } from './data/people';
import { posts } from './data/posts/posts';
import { conversations } from './data/conversations';
import type { County } from './county/createCounty';
import { stableId } from './stableId';
import { daysBefore, type SeededListing, toListing } from './toListing';
import { toBell } from './toBell';
import { toNotices } from './toNotices';
import { toUser } from './toPeople';
import { toPost } from './toPost';
import { toSettings } from './toSettings';
import { toConversation } from './toConversation';
import type { SeededDocument } from './SeededDocument';

/** Every listing of the demonstration, vehicles first. */
export const toListings = (county: County, now: Date): SeededListing[] =>
  [...vehicleSeeds, ...serviceSeeds].map((seed) =>
    toListing(county, seed, now, defaultLimitSettings.eurRateBani),
  );

/** Every document of the demonstration; the same moment gives the same documents. */
export function toDocuments(
  county: County,
  now: Date,
  listings: readonly SeededListing[] = toListings(county, now),
): SeededDocument[] {
  return [
    ...toSettings({ ...county, localities: county.demonstrationLocalities }, now),
    ...Object.values(people).flatMap((person): SeededDocument[] => {
      const accepted = listings.filter(
        ({ fields }) => fields.ownerId === person.uid && fields.publishedAt !== undefined,
      );
      const user = toUser(county, person, now, accepted.length);
      return [
        [documentPaths.user(person.uid), user],
        [documentPaths.profile(person.uid), toProfile(user)],
      ];
    }),
    ...listings.flatMap(listingDocuments),
    ...county.fill(conversations).flatMap((each): SeededDocument[] => {
      const { id, conversation, messages } = toConversation(
        each,
        findListing(listings, each.listing),
        now,
      );
      return [
        [`${documentPaths.conversations}/${id}`, conversation],
        ...Object.entries(messages).map(([messageId, message]): SeededDocument => [
          `${documentPaths.messages(id)}/${messageId}`,
          message,
        ]),
      ];
    }),
    ...keptByBuyer(county, listings, now),
    [
      documentPaths.listingTombstone(stableId('listing deleted')),
      { at: daysBefore(now, 40), categoryId: 'autoturisme' },
    ],
    ...posts.map((post): SeededDocument => [documentPaths.blogPost(post.slug), toPost(post, now)]),
    ...toNotices(county, listings, now),
    ...toBell(listings, now),
  ];
}

function listingDocuments({
  id,
  seed,
  fields,
  priceHistory,
  contacts,
}: SeededListing): SeededDocument[] {
  const { phone } = people[seed.owner];
  const asked = conversations.filter(({ listing }) => listing === seed.key).length;
  return [
    [documentPaths.listing(id), fields],
    ...(phone ? [[documentPaths.listingContact(id), { phone }] as const] : []),
    ...(contacts.length > 0 ? [[documentPaths.listingHidden(id), { contacts }] as const] : []),
    [
      documentPaths.listingCounters(id),
      {
        views: seed.views,
        favourites: FAVOURITES.includes(seed.key) ? 1 : 0,
        conversations: asked,
      },
    ],
    ...priceHistory.map((entry, at): SeededDocument => [
      documentPaths.priceHistoryEntry(id, at),
      entry,
    ]),
  ];
}

const FAVOURITES: readonly string[] = ['golf7', 'corolla', 'octavia', 'mx5', 'meditatii'];
const searchesIn = (county: County) => [
  {
    name: 'Break diesel automat, sub 14.000 de euro',
    query:
      'fel=masini&moneda=EUR&pret-max=14000&combustibil=diesel&cutie=automatic&caroserie=estate',
    seenDaysAgo: 3,
  },
  {
    name: county.fill('Electrician în {city1}'),
    query: `fel=servicii&categorie=electricieni&acopera=${county.localityIdOf(county.fill('{city1}'))}`,
    seenDaysAgo: 8,
  },
];

function keptByBuyer(
  county: County,
  listings: readonly SeededListing[],
  now: Date,
): SeededDocument[] {
  const buyer: PersonKey = 'buyer';
  const { uid } = people[buyer];
  return [
    ...FAVOURITES.map((key, at): SeededDocument => {
      const { id, fields, seed } = findListing(listings, key);
      return [
        documentPaths.favourite(uid, id),
        {
          listingId: id,
          priceLei: fields.previousPriceLei ?? fields.priceLei,
          addedAt: daysBefore(now, Math.min(at + 0.9, seed.publishedDaysAgo * 0.9)),
        },
      ];
    }),
    ...searchesIn(county).map(({ name, query, seenDaysAgo }): SeededDocument => [
      `${documentPaths.savedSearches(uid)}/${stableId(`search ${name}`)}`,
      {
        name,
        query,
        createdAt: daysBefore(now, seenDaysAgo + 12),
        lastSeenAt: daysBefore(now, seenDaysAgo),
      },
    ]),
  ];
}

function findListing(listings: readonly SeededListing[], key: string): SeededListing {
  const found = listings.find((each) => each.seed.key === key);
  if (!found) throw new Error(`No listing is named ${key}.`);
  return found;
}
