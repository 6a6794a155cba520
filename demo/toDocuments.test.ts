import { findBannedWords } from '@anunturi/shared-domain/texts/findBannedWords';
import { bannedWords } from './data/notices';
import { sampleCounty } from './testing/sampleCounty';
import { toDocuments, toListings } from './toDocuments';
import { documentSchemas, faultsOfDocument } from '@anunturi/server/testing/documentSchemas';

const now = new Date('2026-11-20T10:00:00Z');
const documents = toDocuments(sampleCounty, now);

test('every document satisfies the contract of its collection', () => {
  expect(documents.flatMap(([path, data]) => faultsOfDocument(path, data))).toEqual([]);
});

/**
 * A device that takes notifications is one that somebody has, the digest of a shown phone has the server's key, nobody has changed the
 * words of an e-mail, and the operator is a small one.
 */
const notInDemonstration = [
  'pushSubscriptions/x',
  'users/x/shownPhones/x',
  'deskWaits/x',
  'settings/emails',
  'settings/duties',
];

test('every collection of the demonstration has something in it', () => {
  const unused = documentSchemas.filter(
    ([pattern]) =>
      !notInDemonstration.some((path) => pattern.test(path)) &&
      !documents.some(([path]) => pattern.test(path)),
  );
  expect(unused).toEqual([]);
});

test('no document is written twice', () => {
  expect(new Set(documents.map(([path]) => path)).size).toBe(documents.length);
});

test('the same moment gives the same documents, whatever the moment nothing lies in the future but what ends', () => {
  expect(toDocuments(sampleCounty, now)).toEqual(documents);
  const dates = documents.flatMap(([path, data]) =>
    Object.entries(data)
      .filter(
        ([name, value]) =>
          value instanceof Date && !['expiresAt', 'forgetAt'].includes(name) && value > now,
      )
      .map(([name]) => `${path} ${name}`),
  );
  expect(dates).toEqual([]);
});

test('texts are spelled with comma-below letters only', () => {
  const misspelled = documents
    .filter(([path, data]) => path !== 'settings/moderation' && /[şŞţŢ]/.test(JSON.stringify(data)))
    .map(([path]) => path);
  expect(misspelled).toEqual([]);
});

test('no listing uses a word that is banned', () => {
  for (const { fields } of toListings(sampleCounty, now))
    expect(findBannedWords(`${fields.title} ${fields.description}`, bannedWords)).toEqual([]);
});

test('nobody did anything before joining, and nothing is said of a listing before it was published', () => {
  const byPath = new Map(documents.map(([path, data]) => [path, data as Record<string, unknown>]));
  const joined = (uid: unknown) => byPath.get(`users/${uid}`)?.createdAt as Date;
  const publishedAt = (id: unknown) => byPath.get(`listings/${id}`)?.publishedAt as Date;
  const faults = [...byPath].flatMap(([path, data]) => {
    const [collection, id, below] = path.split('/');
    const say = (isRight: boolean, what: string) => (isRight ? [] : [`${path}: ${what}`]);
    if (collection === 'listings' && below === undefined)
      return say((data.createdAt as Date) > joined(data.ownerId), 'older than its seller');
    if (collection === 'listings' && below === 'priceHistory')
      return say((data.at as Date) >= publishedAt(id), 'a price before the listing');
    if (collection === 'users' && below === 'favourites')
      return say(
        (data.addedAt as Date) > publishedAt(data.listingId) && (data.addedAt as Date) > joined(id),
        'kept too early',
      );
    if (collection === 'users' && below === 'savedSearches')
      return say((data.createdAt as Date) > joined(id), 'saved before joining');
    if (collection === 'conversations' && below === undefined)
      return say(
        (data.createdAt as Date) > publishedAt(data.listingId) &&
          (data.createdAt as Date) > joined(data.buyerId),
        'begun too early',
      );
    return [];
  });
  expect(faults).toEqual([]);
});
