import { contactMessageSchema } from '@anunturi/shared-domain/moderation/contactMessage';
import { reportSchema } from '@anunturi/shared-domain/moderation/report';
import { reportSnapshotSchema } from '@anunturi/shared-domain/moderation/reportSnapshot';
import { sampleContactMessage } from '@anunturi/shared-domain/samples/contactMessageSamples';
import { sampleCar, sampleListingId } from '@anunturi/shared-domain/samples/listingSamples';
import { sampleConversation } from '@anunturi/shared-domain/samples/messageSamples';
import { sampleReport } from '@anunturi/shared-domain/samples/reportSamples';
import { defaultLimitSettings } from '@anunturi/shared-domain/site/defaultSettings';
import { limits } from '../../app/limits/limits';
import { callTestCommand, type TestCall } from '../../testing/callTestCommand';
import { signInForTest } from '../../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../../testing/startTestFirebase';

const proof = { trap: '', openMs: 5000 };
const { name, email, subject, message: text } = sampleContactMessage;
const message = { name, email, subject, message: text, proof };
const { status: _status, createdAt: _createdAt, ...reported } = sampleReport;
const notice = { ...reported, proof };
let firebase: TestFirebase;

beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
});
beforeEach(async () => {
  firebase.wipe();
  await firebase.seed(`listings/${sampleListingId}`, sampleCar);
});
afterAll(() => firebase.stop());

const send = (input: object = message, more: TestCall = {}) =>
  callTestCommand(firebase.origin, 'sendContactMessage', input, more);
const report = (input: object = notice, more: TestCall = {}) =>
  callTestCommand(firebase.origin, 'sendReport', input, more);
const stored = async (collection: string) =>
  (await firebase.owner.list(collection, { limit: 100 })).data.map(({ data }) => data);
const snapshotOf = (answer: { body: any }) =>
  firebase.read(`reports/${answer.body.result.receipt}/private/snapshot`);

test('a message and a notice of a visitor are kept as their schemas have them', async () => {
  expect((await send()).status).toBe(200);
  expect((await stored('contactMessages')).map((each) => contactMessageSchema.parse(each))).toEqual(
    [{ name, email, subject, message: text, status: 'new', createdAt: expect.any(Date) }],
  );
  const answer = await report();
  const kept = await firebase.read(`reports/${answer.body.result.receipt}`);
  expect(reportSchema.parse(kept)).toMatchObject({ status: 'open', ground: 'fraud' });
  expect(kept).not.toHaveProperty('reporterId');
});

test.each([
  ['an e-mail that is none', send, { ...message, email: 'dan' }, 'email'],
  ['a short message', send, { ...message, message: 'scurt' }, 'message'],
  ['a notice of a few words', report, { ...notice, explanation: 'rău' }, 'explanation'],
  ['a notice on no known ground', report, { ...notice, ground: 'mood' }, 'ground'],
  ['an address elsewhere', report, { ...notice, url: '//example.com/' }, 'url'],
  ['a notice without good faith', report, { ...notice, goodFaith: false }, 'goodFaith'],
])('%s is refused beside its field', async (_what, call, input, field) => {
  const answer = await call(input);
  expect(answer).toMatchObject({ status: 400, code: 'invalidInput' });
  expect(answer.body.error.fields).toHaveProperty([field]);
});

test('the number of a card is refused beside its field, but holds no notice of child abuse up', async () => {
  const card = 'Am dat cardul 4111 1111 1111 1111 și banii au dispărut de pe el.';
  const refused = { status: 400, code: 'invalidInput' };
  expect(await send({ ...message, message: card })).toMatchObject(refused);
  expect(await report({ ...notice, explanation: card })).toMatchObject(refused);
  const abuse = { ...notice, ground: 'childAbuse', explanation: card };
  expect((await report(abuse)).status).toBe(200);
});

test('a notice without a name is taken for child abuse alone', async () => {
  const { reporterName: _name, reporterEmail: _email, ...nameless } = notice;
  expect((await report(nameless)).code).toBe('invalidInput');
  expect((await report({ ...nameless, ground: 'childAbuse' })).status).toBe(200);
});

test('programs that fill in everything at once are refused, and told how a person gets through', async () => {
  const filled = { trap: 'https://example.com', openMs: 5000 };
  for (const [call, input] of [[send, message] as const, [report, notice] as const]) {
    expect(await call({ ...input, proof: filled })).toMatchObject({ code: 'notAllowed' });
    expect(await call({ ...input, proof: { trap: '', openMs: 300 } })).toMatchObject({
      status: 429,
      code: 'tooFast',
    });
  }
  expect(await stored('contactMessages')).toEqual([]);
  const abuse = { ...notice, ground: 'childAbuse', proof: filled };
  expect((await report(abuse)).status).toBe(200);
});

test('2,000 calls of one address close neither form for others', async () => {
  const flood = async (call: typeof send) => {
    const answers: number[] = [];
    for (let n = 0; n < 1000; n += 20)
      answers.push(
        ...(await Promise.all(
          Array.from({ length: 20 }, async (_, m) => {
            return (await call(undefined, { from: '198.51.100.9', browser: `B${n + m}` })).status;
          }),
        )),
      );
    return answers.filter((status) => status === 200).length;
  };
  expect(await flood(send)).toBe(limits.contactMessages.address);
  expect(await flood(report)).toBe(limits.reports.address);
  const other = { from: '203.0.113.5' };
  expect((await send(message, other)).status).toBe(200);
  expect((await report(notice, other)).status).toBe(200);
  const abuse = { ...notice, ground: 'childAbuse' };
  expect((await report(abuse, { from: '198.51.100.9' })).status).toBe(200);
});

test('an account reports as often as the settings say, of child abuse without end', async () => {
  await firebase.seed('settings/limits', {
    ...defaultLimitSettings,
    reportsPerDay: 2,
    updatedAt: new Date(),
  });
  const token = await signInForTest(firebase, 'reporter1');
  const from = (n: number) => ({ token, from: `203.0.113.${n}` });
  expect((await report(notice, from(1))).status).toBe(200);
  expect((await report(notice, from(2))).status).toBe(200);
  expect((await report(notice, from(3))).code).toBe('dailyLimit');
  expect((await report({ ...notice, ground: 'childAbuse' }, from(4))).status).toBe(200);
  const mine = (await stored('reports')).filter(({ reporterId }) => reporterId === 'reporter1');
  expect(mine).toMatchObject([{ count: 3, ground: 'childAbuse' }]);
});

test('120 notices of one source about one thing are all taken as one entry that counts them, and others have their own', async () => {
  const { reporterName: _name, reporterEmail: _email, ...nameless } = notice;
  const abuse = (n: number) => ({
    ...nameless,
    ground: 'childAbuse',
    explanation: `În a treia fotografie se vede un copil, ${n}.`,
  });
  const answers = await Promise.all(
    Array.from({ length: 120 }, (_, n) => report(abuse(n), { browser: `B${n}` })),
  );
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(new Set(answers.map(({ body }) => body.result.receipt)).size).toBe(1);
  const [entry, ...more] = (await stored('reports')).map((each) => reportSchema.parse(each));
  expect(more).toEqual([]);
  expect(entry).toMatchObject({ count: 120, ground: 'childAbuse' });
  expect(entry!.repeats).toHaveLength(20);
  await report(abuse(0), { from: '203.0.113.5' });
  const token = await signInForTest(firebase, 'reporter2');
  await report(notice, { token });
  expect(await stored('reports')).toHaveLength(3);
});

const made = ['Gone0000000000000001', 'Gone0000000000000002', '../users/ana'];

test('notices about what is not there are one entry of their source, however many things are made up, and name each of them', async () => {
  for (const targetId of [...made, made[0]])
    expect((await report({ ...notice, targetId })).status).toBe(200);
  const [entry, ...more] = (await stored('reports')).map((each) => reportSchema.parse(each));
  expect(more).toEqual([]);
  expect(entry).toMatchObject({ count: 4, targetId: made[0] });
  expect(entry!.repeats!.map(({ other }) => other?.targetId)).toEqual([
    made[1],
    made[2],
    undefined,
  ]);
});

test('notices of child abuse about different things are never one entry, there or not', async () => {
  const abuse = { ...notice, ground: 'childAbuse' };
  for (const targetId of [...made, made[0]])
    expect((await report({ ...abuse, targetId })).status).toBe(200);
  await report({ ...notice, targetId: 'Gone0000000000000003' });
  const found = (await stored('reports')).map((each) => reportSchema.parse(each));
  expect(found.map(({ targetId, ground }) => `${ground} ${targetId}`).sort()).toEqual([
    ...made.map((id) => `childAbuse ${id}`).sort(),
    'fraud Gone0000000000000003',
  ]);
  expect(found.find(({ targetId }) => targetId === made[0])).toMatchObject({ count: 2 });
});

test('a person who has the address of a receipt reads how the notice stands and what was decided, without an account', async () => {
  const { receipt, statusUrl } = (await report()).body.result;
  const page = async () => {
    const { pathname, search } = new URL(statusUrl);
    const answer = await fetch(`${firebase.origin}${pathname}${search}`);
    return { status: answer.status, text: await answer.text() };
  };
  expect((await page()).text).toContain('În analiză');
  await firebase.owner.update(`reports/${receipt}`, {
    status: 'decided',
    decision: { outcome: 'kept', text: 'Anunțul este în regulă.', decidedAt: new Date() },
  });
  const { text } = await page();
  expect(text).toContain('Conținut păstrat');
  expect(text).toContain('Anunțul este în regulă.');
  expect(text).toContain('soluționare extrajudiciară');
  expect(text).not.toContain(notice.reporterEmail);
  await firebase.owner.delete(`reports/${receipt}`);
  expect(await page()).toMatchObject({ status: 404 });
  const forged = new URL(statusUrl);
  const token = forged.searchParams.get('t')!;
  const other = Buffer.from(JSON.stringify({ act: 'receipt', reportId: 'other' })).toString(
    'base64url',
  );
  forged.searchParams.set('t', `${other}.${token.split('.')[1]}`);
  const refused = await fetch(`${firebase.origin}${forged.pathname}${forged.search}`);
  expect(refused.status).toBe(404);
  expect(await refused.text()).toContain('nu este al acestui site');
});

test('who guesses addresses of receipts waits, and another device of the network reads its own', async () => {
  const { statusUrl } = (await report()).body.result;
  const { pathname, search } = new URL(statusUrl);
  const read = (asked: string, device: string) =>
    fetch(`${firebase.origin}${pathname}${asked}`, {
      headers: { 'x-forwarded-for': '192.0.2.7', 'user-agent': device },
    });
  const guesses = Array.from({ length: 200 }, (_, n) => `?t=eyJhY3QiOiJyZWNlaXB0In0.${n}`);
  const statuses = await Promise.all(guesses.map(async (each) => (await read(each, 'a')).status));
  expect(statuses.filter((status) => status === 404)).toHaveLength(30);
  expect(statuses.filter((status) => status === 429)).toHaveLength(170);
  const refused = await read(search, 'a');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.text()).not.toContain('analiză');
  expect((await read(search, 'b')).status).toBe(200);
  // By changing its name: the address has a limit of its own.
  for (let device = 0; device < 19; device += 1)
    await Promise.all(guesses.slice(0, 30).map((each) => read(each, `c${device}`)));
  expect((await read(search, 'd')).status).toBe(429);
});

test('who is blocked may still write to the operator', async () => {
  const token = await signInForTest(firebase, 'blocked1', { blocked: true });
  expect((await report(notice, { token })).code).toBe('blocked');
  expect((await send(message, { token })).status).toBe(200);
});

test('a notice keeps what it is about, whatever its author does afterwards', async () => {
  const answer = await report({ ...notice, title: 'Alt titlu' });
  await firebase.owner.update(`listings/${sampleListingId}`, { title: 'Anunț cu totul corect' });
  expect(reportSnapshotSchema.parse(await snapshotOf(answer))).toMatchObject({
    authorId: sampleCar.ownerId,
    listing: { title: sampleCar.title, description: sampleCar.description, status: 'active' },
  });
  const path = `reports/${answer.body.result.receipt}`;
  expect((await firebase.read(path))?.title).toBe(sampleCar.title);
  expect((await firebase.as(null).get(`${path}/private/snapshot`)).status).toBe(403);
});

test('a notice about what is gone, or has a broken shape, is taken too', async () => {
  await firebase.seed(`listings/${sampleListingId}`, { ...sampleCar, photos: 'none', price: 7 });
  expect(await snapshotOf(await report())).toMatchObject({ listing: { photos: [] } });
  const gone = await report({ ...notice, targetId: 'Gone0000000000000001' });
  expect(gone.status).toBe(200);
  expect(await snapshotOf(gone)).toBeNull();
  for (const targetId of ['../users/ana', '__proto__'])
    expect((await report({ ...notice, targetId })).status).toBe(200);
});

test('the title of a listing that the reporter may not read stays unknown to them', async () => {
  await firebase.owner.update(`listings/${sampleListingId}`, { status: 'paused', title: 'Ascuns' });
  const answer = await report();
  expect((await firebase.read(`reports/${answer.body.result.receipt}`))?.title).toBe(notice.title);
  expect(await snapshotOf(answer)).toMatchObject({ listing: { title: 'Ascuns' } });
});

test('the messages of a conversation are shown by one of its two people, as they really are', async () => {
  const { sellerId, buyerId, listingId } = sampleConversation;
  const id = `${listingId}_${buyerId}`;
  await firebase.seed(`conversations/${id}`, sampleConversation);
  const at = (n: number) => new Date(Date.now() - n * 1000);
  for (const [n, senderId] of [sellerId, buyerId, sellerId].entries())
    await firebase.seed(`conversations/${id}/messages/m${n}`, {
      text: `Mesajul ${n}`,
      senderId,
      sentAt: at(10 - n),
    });
  const about = { ...notice, target: 'conversation', targetId: id };
  const stranger = await signInForTest(firebase, 'stranger1');
  expect((await report(about)).code).toBe('notFound');
  expect((await report(about, { token: stranger })).code).toBe('notFound');
  const token = await signInForTest(firebase, buyerId);
  expect(await snapshotOf(await report(about, { token }))).not.toHaveProperty('messages');
  await firebase.owner.delete(
    `reports/${(await firebase.owner.list('reports', { limit: 1 })).data[0]!.id}`,
  );
  const shown = await snapshotOf(await report({ ...about, showMessages: true }, { token }));
  expect(shown).toMatchObject({
    authorId: sellerId,
    messages: [{ text: 'Mesajul 0' }, { text: 'Mesajul 2' }],
  });
});

test('pressing the button again after a lost answer files one notice', async () => {
  const more = { key: 'a-key-of-one-notice-01' };
  const first = await report(notice, more);
  expect((await report(notice, more)).body).toEqual(first.body);
  expect(await stored('reports')).toHaveLength(1);
  const from = '203.0.113.99';
  const again = { from, key: 'a-key-of-one-notice-02' };
  const before = await report(notice, again);
  for (let n = 1; n <= limits.reports.device; n += 1) await report(notice, { from });
  expect((await report(notice, { from })).code).toBe('workNeeded');
  expect((await report(notice, again)).body).toEqual(before.body);
});
