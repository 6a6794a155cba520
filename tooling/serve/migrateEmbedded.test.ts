import { EMBEDDED_PROJECT } from '@anunturi/shared-domain/site/embeddedProject';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFirestore } from '@anunturi/server/app/data/openFirestore';
import { importBackup } from '@anunturi/local-firebase/transfer/importBackup';
import { type OpenFirebase, openFirebase } from '@anunturi/local-firebase/server/openFirebase';
import { withDates } from '@anunturi/shared-domain/site/withDates';
import { faultsOfDocument } from '@anunturi/server/testing/documentSchemas';
import type { Locality } from '@anunturi/shared-domain/site/settings';
import type { Store } from '@anunturi/server/app/data/Store';
import { allMigrations } from '@anunturi/server/migrations/allMigrations';
import { markMigrated, migrateEmbedded } from './migrateEmbedded';
import { MIGRATIONS_MARK, NEWEST_MIGRATION } from '@anunturi/server/migrations/migrationsMark';
import { placeLocalities } from '@anunturi/server/migrations/placeLocalities';

/** The demonstration as 41bf605 stored it, shortened, one rejection appealed against and one reversed. */
const oldBackup = join(__dirname, 'backup-2026-11-21');
const configFile = join(__dirname, '../../firebase.json');

let folder: string;
let firebase: OpenFirebase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'migrated-'));
  await importBackup(oldBackup, folder);
  const siteOrigin = 'http://localhost:3000';
  firebase = await openFirebase({
    dataFolder: folder,
    configFile,
    projectId: EMBEDDED_PROJECT,
    siteOrigin,
    log: () => {},
  });
  await migrateEmbedded(firebase);
});
afterAll(async () => {
  await firebase.close();
  await rm(folder, { recursive: true, force: true });
});

test('the data of the first version satisfy the contracts of this one', async () => {
  const { app, projectId, serviceToken } = firebase;
  const embedded = { origin: 'http://embedded', serviceToken, fetch: app.fetch };
  const db = openFirestore({ projectId, embedded });
  const collections = [
    'listings',
    'private',
    'counters',
    'priceHistory',
    'users',
    'profiles',
    'favourites',
    'savedSearches',
    'conversations',
    'messages',
    'reports',
    'settings',
    'categories',
    'blogPosts',
    'contactMessages',
    'moderationLog',
    'moderationTallies',
  ];
  const faults: string[] = [];
  let looked = 0;
  for (const name of collections)
    for (const { ref, data } of (await db.collectionGroup(name).get()).docs.map((found) => ({
      ref: found.ref,
      data: withDates(found.data()) as object,
    }))) {
      if (ref.path === 'settings/seed') continue;
      looked += 1;
      faults.push(...faultsOfDocument(ref.path, data));
    }
  await db.terminate();
  expect(faults).toEqual([]);
  expect(looked).toBeGreaterThan(150);
});

test('statements and appeals have left the public documents, appealed and reversed ones alike', async () => {
  const { app, projectId, serviceToken } = firebase;
  const embedded = { origin: 'http://embedded', serviceToken, fetch: app.fetch };
  const db = openFirestore({ projectId, embedded });
  const listings = (await db.collection('listings').get()).docs;
  expect(JSON.stringify(listings.map((each) => each.data()))).not.toMatch(/facts|contest/);
  const appealed = listings.filter((each) => each.get('appealedAt') !== undefined);
  expect(appealed.map((each) => each.get('held'))).toEqual([true]);
  const moderation = await db.doc(`${appealed[0]!.ref.path}/private/moderation`).get();
  expect(moderation.data()).toMatchObject({
    decision: 'rejected',
    contestText: expect.any(String),
  });
  const moved = (await db.collectionGroup('private').get()).docs.map((each) => each.data());
  expect(moved.filter((each) => each.contestOutcome === 'reversed')).toHaveLength(1);
  await db.terminate();
});

test('localities say where they lie, and keep what they were given; another run changes nothing', async () => {
  const settings = firebase.admin.readDocument('settings/localities');
  const localities = settings?.localities as Locality[];
  expect(localities.length).toBeGreaterThan(50);
  expect(localities.filter((each) => each.at === undefined)).toEqual([]);
  expect(localities.find((each) => each.id === 'sibiu')).toMatchObject({
    name: 'Sibiu',
    at: { latitude: 45.797, longitude: 24.152 },
    neighbourIds: expect.arrayContaining(['selimbar']),
  });
  const savedAt = new Date('2026-11-20T10:00:00Z'); // a form opened before is refused
  expect(settings?.updatedAt).toEqual(expect.any(Date));
  expect(settings?.updatedAt).not.toEqual(savedAt);
  const written: unknown[] = [];
  const store = { update: (...change: unknown[]) => written.push(change) } as unknown as Store;
  await placeLocalities.change({ path: 'settings/localities', data: settings! }, store);
  const own = { id: 'sat-nou', name: 'Satul Nou', kind: 'commune' as const };
  await placeLocalities.change({ path: 'settings/localities', data: { localities: [own] } }, store);
  expect(written).toEqual([]);
});

test('numbers follow one another, and data just made need none of them', () => {
  expect(allMigrations.map(({ number }) => number)).toEqual(
    allMigrations.map((_, index) => index + 1),
  );
  expect(NEWEST_MIGRATION).toBe(allMigrations.length);
  markMigrated(firebase.admin, new Date());
  expect(firebase.admin.readDocument(MIGRATIONS_MARK)?.done).toBe(NEWEST_MIGRATION);
});

test('a start that has nothing to migrate loads neither migrations nor Google’s client', async () => {
  markMigrated(firebase.admin, new Date());
  await jest.isolateModulesAsync(async () => {
    const load = () => {
      throw new Error('loaded');
    };
    jest.doMock('@google-cloud/firestore', load);
    jest.doMock('@anunturi/server/migrations/allMigrations', load);
    const { migrateEmbedded: migrate } = await import('./migrateEmbedded');
    await expect(migrate(firebase)).resolves.toBeUndefined();
  });
});
