// One long piece of work told from top to bottom: every document and file of a person, in the order of the archive.
import { openFirestore } from '@anunturi/shared-auth/firebase';
import { type Found, readEach } from '@anunturi/shared-auth/firestore/readEach';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { downloadZip } from 'client-zip';
import {
  personalCollections,
  readOwnListings,
  readOwnReports,
  readOwnConversations,
} from './myDocuments';
import { listStoredFiles, readStoredFile } from '../../data/readStoredFile';
import { withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';

export type ExportOptions = {
  uid: string;
  /** What this device remembers, already in words. */
  deviceData?: Record<string, unknown>;
  /** 0 to 1. */
  onProgress?(done: number): void;
  signal?: AbortSignal;
};
type Entry = { name: string; lastModified: Date; input: string | ArrayBuffer };

const README = `Datele dumneavoastră, așa cum sunt păstrate în cont.

cont.json, profil.json       datele contului și ce văd ceilalți
anunturi/                    câte un dosar de anunț: text, telefon, cifre, istoricul prețului, fotografii
conversatii/                 conversațiile, cu toate mesajele
favorite.json, cautari-salvate.json, persoane-blocate.json, vanzatori-ascunsi.json
activitate-pe-zile.json      câte anunțuri și mesaje ați trimis pe zi (pentru limite)
sesizari.json                sesizările trimise și hotărârile
arhiva.json, arhiva/         actele păstrate în arhivă
test-upload/                 fișierele din testul de încărcare
dispozitiv.json              ce ține minte acest dispozitiv

Fișierele .json se deschid cu orice editor de text. Orele sunt în UTC.
`;

/** Everything that the product keeps about a person, as one ZIP: JSON of each document and every file. @throws MarketError cancelled */
export function exportMyData({
  uid,
  deviceData,
  onProgress,
  signal,
}: ExportOptions): Promise<Blob> {
  return withMarketErrors(async () => {
    const now = new Date();
    const check = () => {
      if (signal?.aborted) throw new MarketError('cancelled');
    };
    const documents = await readDocuments(uid, check, (done) => onProgress?.(done * 0.3));
    const files = [
      ...(await listStoredFiles(`listings/${uid}`)),
      ...(await listStoredFiles(`archive/${uid}`)),
      ...(await listStoredFiles(`test-upload/${uid}`)),
    ];
    async function* entries(): AsyncGenerator<Entry> {
      yield { name: 'citeste-ma.txt', lastModified: now, input: README };
      if (deviceData)
        yield { name: 'dispozitiv.json', lastModified: now, input: toJson(deviceData) };
      for (const [name, value] of documents)
        yield { name: `${name}.json`, lastModified: now, input: toJson(value) };
      for (const [at, path] of files.entries()) {
        check();
        const bytes = await readStoredFile(path);
        if (bytes) yield { name: toEntryName(path), lastModified: now, input: bytes };
        onProgress?.(0.3 + (0.7 * (at + 1)) / files.length);
      }
    }
    const zip = await downloadZip(entries()).blob();
    check();
    onProgress?.(1);
    return zip;
  });
}

async function readDocuments(
  uid: string,
  check: () => void,
  onProgress: (done: number) => void,
): Promise<Map<string, unknown>> {
  const { db, doc, getDoc, orderBy } = await openFirestore();
  const documents = new Map<string, unknown>();
  const keepOne = async (name: string, path: string) => {
    check();
    const found = await getDoc(doc(db, path));
    if (found.exists()) documents.set(name, toPlain(found.data()));
  };
  const keepAll = (name: string, found: readonly Found[]) => {
    check();
    if (found.length > 0) documents.set(name, found.map(withId));
  };
  await keepOne('cont', documentPaths.user(uid));
  await keepOne('profil', documentPaths.profile(uid));
  for (const [name, path] of Object.entries(personalCollections(uid)))
    keepAll(name, await readEach(path));
  keepAll('arhiva', await readEach(documentPaths.archive(uid)));
  keepAll('sesizari', await readOwnReports(uid));
  const [listings, conversations] = [await readOwnListings(uid), await readOwnConversations(uid)];
  let done = 0;
  const step = () => onProgress((done += 1) / (listings.length + conversations.length));
  for (const listing of listings) {
    check();
    const [contact, counters, moderation] = await Promise.all([
      getDoc(doc(db, documentPaths.listingContact(listing.id))),
      getDoc(doc(db, documentPaths.listingCounters(listing.id))),
      getDoc(doc(db, documentPaths.listingModeration(listing.id))),
    ]);
    const prices = await readEach(documentPaths.priceHistory(listing.id));
    documents.set(`anunturi/${listing.id}/anunt`, {
      ...withId(listing),
      contact: toPlain(contact.data()),
      counters: toPlain(counters.data()),
      moderation: toPlain(moderation.data()),
      priceHistory: prices.map(withId),
    });
    step();
  }
  for (const conversation of conversations) {
    check();
    documents.set(`conversatii/${conversation.id}`, {
      ...withId(conversation),
      messages: (await readEach(documentPaths.messages(conversation.id), orderBy('sentAt'))).map(
        withId,
      ),
    });
    step();
  }
  return documents;
}

/** `listings/{uid}/{listing}/{photo}` lies beside its listing; the other folders keep their names without the person's id. */
function toEntryName(path: string): string {
  const [folder, , ...rest] = path.split('/');
  return folder === 'listings'
    ? `anunturi/${rest[0]}/fotografii/${rest.slice(1).join('/')}`
    : [folder === 'archive' ? 'arhiva' : folder, ...rest].join('/');
}

const withId = (found: Found) => ({ id: found.id, ...(toPlain(found.data()) as object) });
const toJson = (value: unknown) => JSON.stringify(value, null, 2);

/** Timestamps as ISO texts. */
function toPlain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toPlain);
  if (typeof value !== 'object' || value === null) return value;
  if ('toDate' in value && typeof value.toDate === 'function')
    return (value.toDate() as Date).toISOString();
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, toPlain(each)]));
}
