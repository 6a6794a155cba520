import { type BatchWrite, SERVER_TIME } from '@anunturi/local-firebase/testing/toWrite';
import { startTestFirebase, type TestFirebase } from '@anunturi/server/testing/startTestFirebase';
import { applyWrites } from './applyWrites';
import { baseWorld, conversationId } from './baseWorld';
import { claimsOf, listingId, other, seller } from './people';
import { type Data, NOW, REMOVED, type World, type Write } from './RuleCase';
import { firstMessage } from './tables/conversations/firstMessage';
import { firstVersion, paths, publish } from './tables/listings/publishing';
import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';

/** The acts of docs/data-writes.md against the running server: rules, transforms and batches together. */
let firebase: TestFirebase;
const now = new Date();
const path = paths(listingId);

beforeAll(async () => {
  firebase = await startTestFirebase();
});
afterAll(() => firebase.stop());
beforeEach(async () => {
  firebase.wipe();
  for (const [at, data] of Object.entries(baseWorld(now))) if (data) await firebase.seed(at, data);
});

/** Increments are worked out here; times are left to the server. */
async function commit(
  uid: string | null,
  writes: Write[],
  world: World = baseWorld(now),
): Promise<number> {
  const done = applyWrites(world, writes, now)!;
  const onServer = new Map<unknown, unknown>([
    [NOW, SERVER_TIME],
    [REMOVED, undefined],
  ]);
  const timed = (data: Data): Data =>
    Object.fromEntries(
      Object.entries(data).map(([key, value]) => [
        key,
        onServer.has(value) ? onServer.get(value) : value,
      ]),
    );
  const batch = writes.map((write): BatchWrite => {
    if ('delete' in write) return write;
    const target = 'set' in write ? write.set : write.update;
    const after = done[target]!;
    const data = Object.fromEntries(
      Object.entries(timed(write.data)).map(([key, value]) => [
        key,
        typeof value === 'object' && !key.includes('.') ? (after[key] ?? value) : value,
      ]),
    );
    return 'set' in write
      ? { set: target, data, ...(write.merge && { merge: true }) }
      : { update: target, data };
  });
  const answer = await firebase.as(uid, claimsOf(uid)).batch(batch);
  return answer.status;
}

test('no browser publishes a listing, whatever it brings along', async () => {
  const id = 'Live5678901234567890';
  expect(await commit(seller, publish(id, firstVersion(sampleCar as Data, now), now))).toBe(403);
  expect(await firebase.read(`listings/${id}`)).toBeNull();
});

test('phones come neither one by one nor in a batch, and no browser counts a view', async () => {
  const contact = `projects/${firebase.projectId}/databases/(default)/documents/${path.contact}`;
  for (const client of [firebase.as(null), firebase.as(other, claimsOf(other))]) {
    expect((await client.get(path.contact)).status).toBe(403);
    const documents = [contact, contact];
    expect((await client.send('POST', ':batchGet', { documents })).status).toBe(403);
    expect((await client.list(`${path.listing}/private`, { limit: 1 })).status).toBe(403);
    const from = [{ collectionId: 'private', allDescendants: true }];
    const structuredQuery = { from, limit: 1 };
    expect((await client.send('POST', ':runQuery', { structuredQuery })).status).toBe(403);
  }
  const view: Write[] = [{ update: path.counters, data: { views: 8 } }];
  expect(await commit(null, view)).toBe(403);
  expect(await commit(other, view)).toBe(403);
});

test('no browser opens a conversation or writes in one, whatever it brings along', async () => {
  expect(await commit(other, Object.values(firstMessage(other)))).toBe(403);
  const conversation = `conversations/${conversationId}`;
  const message: Write = {
    set: `${conversation}/messages/m2`,
    data: { text: 'Da.', senderId: seller, sentAt: NOW },
  };
  const last = { lastText: 'Da.', lastSenderId: seller, lastMessageId: 'm2', lastMessageAt: NOW };
  expect(await commit(seller, [message, { update: conversation, data: last }])).toBe(403);
  expect(await commit(seller, [{ update: conversation, data: { unreadBySeller: 0 } }])).toBe(200);
});

test('a blocked person whose tab is open cannot write any more', async () => {
  const blocked = { blocked: true, blockedReason: 'x', blockedAt: now };
  const conversation = `conversations/${conversationId}`;
  const read: Write[] = [{ update: conversation, data: { unreadBySeller: 0 } }];
  expect(await commit(seller, read)).toBe(200);
  await firebase.seed(`users/${seller}`, {
    ...(await firebase.read(`users/${seller}`)),
    ...blocked,
  });
  expect(await commit(seller, read)).toBe(403);
});

test('public lists of listings are refused, counted or not, and own ones without a limit, beyond it or by skipping', async () => {
  const active = { where: [['status', '==', 'active'] as [string, '==', string]] };
  for (const who of [null, seller]) {
    expect((await firebase.as(who).list('listings', { ...active, limit: 24 })).status).toBe(403);
    expect((await firebase.as(who).count('listings', { ...active, limit: 24 })).status).toBe(403);
  }
  const own = { where: [['ownerId', '==', seller] as [string, '==', string]] };
  const list = (query: object) => firebase.as(seller).list('listings', { ...own, ...query });
  expect((await list({ limit: 201 })).status).toBe(200);
  expect((await list({ limit: 202 })).status).toBe(403);
  expect((await list({ limit: 1, offset: 100_000 })).status).toBe(403);
  expect((await list({})).status).toBe(403);
});
