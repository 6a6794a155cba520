import { findBannedWords } from '@anunturi/shared-domain/moderation/bannedWords';
import { bannedWords } from './data/notices';
import { sampleCounty } from './testing/sampleCounty';
import { toDocuments, toListings } from './toDocuments';
import { documentSchemas, faultsOfDocument } from '@anunturi/server/testing/documentSchemas';

const now = new Date('2026-11-20T10:00:00Z');
const documents = toDocuments(sampleCounty, now);

test('every document satisfies the contract of its collection', () => {
  expect(documents.flatMap(([path, data]) => faultsOfDocument(path, data))).toEqual([]);
});

test('every collection of the demonstration has something in it', () => {
  const unused = documentSchemas.filter(
    ([pattern]) => !documents.some(([path]) => pattern.test(path)),
  );
  expect(unused).toEqual([]);
});

test('no document is written twice', () => {
  expect(new Set(documents.map(([path]) => path)).size).toBe(documents.length);
});

test('the same moment gives the same documents, whatever the moment nothing lies in the future but expiry', () => {
  expect(toDocuments(sampleCounty, now)).toEqual(documents);
  const dates = documents.flatMap(([path, data]) =>
    Object.entries(data)
      .filter(([name, value]) => value instanceof Date && name !== 'expiresAt' && value > now)
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
