import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { openFirestore } from '../app/data/openFirestore';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';
import { MIGRATIONS_MARK } from './migrationsMark';
import { runMigrations } from './runMigrations';
import { sayDeletedListings } from './sayDeletedListings';
import { sayRemovedListings } from './sayRemovedListings';

let firebase: TestFirebase;
beforeAll(async () => {
  firebase = await startTestFirebase();
});
afterAll(() => firebase.stop());

const idOf = (name: string) => name.padEnd(20, '0');
const tombstoneOf = (name: string) => firebase.read(`tombstones/listing-${idOf(name)}`);

test('what versions before deleted says so, as often as the migrations run; what never was public stays unknown', async () => {
  const { projectId, origin, serviceToken } = firebase;
  const db = openFirestore({ projectId, embedded: { origin, serviceToken } });
  const askedAt = new Date('2026-10-01T10:00:00Z');
  const deleted = { ...sampleCar, status: 'deleted' };
  const { publishedAt: _never, ...unseen } = deleted;
  await firebase.seed(`listings/${idOf('shown')}`, sampleCar);
  await firebase.seed(`listings/${idOf('deleted')}`, deleted);
  await firebase.seed(`listings/${idOf('deleted')}/private/deletion`, { askedAt });
  await firebase.seed(`listings/${idOf('unseen')}`, unseen);
  await firebase.seed(`deletedListings/${idOf('removed')}`, { ownerId: 'cineva', at: askedAt });
  for (const _round of [1, 2]) {
    await runMigrations(db, [sayDeletedListings, sayRemovedListings]);
    expect(await tombstoneOf('deleted')).toEqual({ at: askedAt, categoryId: sampleCar.categoryId });
    expect(await tombstoneOf('removed')).toEqual({ at: askedAt });
    for (const name of ['shown', 'unseen']) expect(await tombstoneOf(name)).toBeNull();
    await firebase.owner.delete(MIGRATIONS_MARK);
  }
  await db.terminate();
});
