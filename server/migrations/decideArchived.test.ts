import { listingSchema } from '@anunturi/shared-domain/listing/listing';
import { moderationSchema } from '@anunturi/shared-domain/moderation/moderation';
import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { openFirestore } from '../app/data/openFirestore';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';
import { decideArchived } from './decideArchived';
import { runMigrations } from './runMigrations';

let firebase: TestFirebase;
beforeAll(async () => {
  firebase = await startTestFirebase();
});
afterAll(() => firebase.stop());

test('what a moderator archived becomes a removal that can be appealed; what its owner archived stays theirs', async () => {
  const { projectId, origin, serviceToken } = firebase;
  const db = openFirestore({ projectId, embedded: { origin, serviceToken } });
  const at = new Date('2026-10-01');
  const archived = { ...sampleCar, status: 'archived', updatedAt: at };
  const [moderators, owners, again] = ['A', 'B', 'C'].map((letter) => letter.repeat(20));
  await firebase.seed(`listings/${moderators}`, archived);
  await firebase.seed(`listings/${owners}`, archived);
  await firebase.seed(`listings/${again}`, { ...archived, updatedAt: new Date('2026-10-02') });
  for (const targetId of [moderators, again])
    await firebase.seed(`moderationLog/${targetId}`, {
      actorId: 'sefa',
      action: 'listingArchived',
      targetKind: 'listing',
      targetId,
      at,
    });
  await runMigrations(db, [decideArchived]);
  expect(listingSchema.parse(await firebase.read(`listings/${moderators}`))).toMatchObject({
    status: 'rejected',
    removed: true,
    version: sampleCar.version + 1,
  });
  expect(
    moderationSchema.parse(await firebase.read(`listings/${moderators}/private/moderation`)),
  ).toMatchObject({ decision: 'rejected', removed: true, decidedAt: at });
  for (const id of [owners, again])
    expect(await firebase.read(`listings/${id}`)).toMatchObject({ status: 'archived' });
  await db.terminate();
});
