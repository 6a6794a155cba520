import { type TestFirebase, startTestFirebase } from '@anunturi/server/testing/startTestFirebase';
import { configureFirebase } from '@anunturi/shared-auth/firebase';
import { profileSchema } from '@anunturi/shared-domain/people/profile';
import type { StoredSchema } from '@anunturi/shared-domain/site/parseStored';
import { validProfiles } from '@anunturi/shared-domain/samples/userSamples';
import { createVersionReader } from './createVersionReader';
import {
  type ReadDocument,
  readDocument,
  readDocumentsBy,
  readWholeDocument,
} from './readDocument';

const [, sample] = validProfiles[0]!;
const path = 'profiles/ana';
/** One field of a document. */
const only = (field: string): StoredSchema<object> => ({
  safeParse: (value) => ({ success: true, data: { [field]: Object(value)[field] } }),
});
const plainFetch = globalThis.fetch;
/** What the database was asked for: documents, or their versions alone. */
let asked: string[] = [];
let firebase: TestFirebase;
let read: ReadDocument;

beforeAll(async () => {
  firebase = await startTestFirebase({ log: () => {} });
  configureFirebase(firebase.config);
});
beforeEach(async () => {
  await firebase.seed(path, { ...sample, displayName: 'Ana' });
  globalThis.fetch = (...input) => {
    asked.push(String(input[1]?.body).includes('"mask"') ? 'version' : 'document');
    return plainFetch(...input);
  };
  asked = [];
  read = createVersionReader(firebase.config).readDocument;
});
afterEach(() => (globalThis.fetch = plainFetch));
afterAll(() => firebase.stop());

test('a document is read once in each version', async () => {
  const whole = await readWholeDocument(path, profileSchema);
  asked = [];
  expect(await read(path, profileSchema)).toEqual(whole);
  expect(await read(path, profileSchema)).toEqual(whole);
  expect(asked).toEqual(['version', 'document', 'version']);
});

test('a document that was written since is read again', async () => {
  await read(path, profileSchema);
  await firebase.seed(path, { ...sample, displayName: 'Ana Maria' });
  expect(await read(path, profileSchema)).toMatchObject({ displayName: 'Ana Maria' });
});

test('a document that is deleted, or never was, is none', async () => {
  await read(path, profileSchema);
  await firebase.owner.delete(path);
  expect(await read(path, profileSchema)).toBeNull();
  expect(await read('profiles/nobody', profileSchema)).toBeNull();
});

test('another schema reads the same document in its own way', async () => {
  await read(path, profileSchema);
  expect(await read(path, only('displayName'))).toEqual({ id: 'ana', displayName: 'Ana' });
});

test('a document that the rules hide from now on is refused, whatever is kept', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const listing = 'listings/abcdefghij0123456789';
  const schema = only('status');
  await firebase.seed(listing, { status: 'active', ownerId: 'ana' });
  expect(await read(listing, schema)).toEqual({
    id: 'abcdefghij0123456789',
    status: 'active',
  });
  await firebase.seed(listing, { status: 'paused', ownerId: 'ana' });
  readDocumentsBy(read);
  await expect(readDocument(listing, schema)).rejects.toMatchObject({ code: 'notAllowed' });
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});

test('where versions cannot be asked for, documents are read whole, which the log says', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const elsewhere = { ...firebase.config, emulatorOrigin: 'http://127.0.0.1:9' };
  const { readDocument: readElsewhere } = createVersionReader(elsewhere);
  expect(await readElsewhere(path, profileSchema)).toMatchObject({ displayName: 'Ana' });
  expect(log).toHaveBeenCalledWith(expect.stringContaining('read whole'), expect.anything());
  log.mockRestore();
});
