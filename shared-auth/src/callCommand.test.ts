import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestFirebase, startTestFirebase } from '@anunturi/server/testing/startTestFirebase';
import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { WORK_HEADER } from '@anunturi/shared-domain/commands/CommandAnswer';
import { callCommand } from './callCommand';
import { serverNow } from './serverClock';
import { loadingSession, setSession } from './sessionStore';
import { configureFirebase, openAuth } from '@anunturi/shared-auth/firebase';
import { getSession, register, signOut } from '@anunturi/shared-auth/session';

const listingId = 'Listing0000000000001';
let firebase: TestFirebase;

beforeAll(async () => {
  Object.assign(globalThis, {
    localStorage: { getItem: () => null },
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  firebase = await startTestFirebase({ commands: true });
  callAt(firebase.origin);
  const expiresAt = new Date(Date.now() + 24 * 60 * 60 * 1000);
  await firebase.seed(`listings/${listingId}`, { ...sampleCar, status: 'active', expiresAt });
  await firebase.seed(`listings/${listingId}/private/contact`, { phone: '0712345678' });
  await firebase.seed(`listings/${listingId}/counters/all`, { views: 0 });
  setSession({ state: 'signedOut', user: null, role: null });
});
afterAll(async () => {
  await (await openAuth()).auth.signOut();
  await firebase.stop();
});

const callAt = (emulatorOrigin: string) =>
  configureFirebase({
    projectId: firebase.projectId,
    apiKey: 'demo',
    authDomain: 'localhost',
    storageBucket: firebase.bucket,
    emulatorOrigin,
  });

test('a visitor gets the result of a command', async () => {
  expect(await callCommand('revealPhone', { listingId })).toEqual({ phone: '0712345678' });
});

test('a refusal is a MarketError with its code, words and fields', async () => {
  await expect(callCommand('revealPhone', { listingId: 'no id' })).rejects.toMatchObject({
    name: 'MarketError',
    code: 'invalidInput',
    fields: { listingId: expect.any(String) },
  });
  const missing = callCommand('revealPhone', { listingId: 'Missing0000000000001' });
  await expect(missing).rejects.toMatchObject({
    code: 'notFound',
    message: 'Numărul de telefon nu mai este disponibil.',
  });
});

test('somebody signed in is known by the ID token', async () => {
  await register({ email: 'ana@x.ro', password: 'parola-12', displayName: 'Ana' });
  const { uid } = (await openAuth()).auth.currentUser!;
  await firebase.owner.update(`users/${uid}`, { blocked: true });
  await expect(callCommand('revealPhone', { listingId })).rejects.toMatchObject({
    code: 'blocked',
  });
  setSession(loadingSession); // the role is not read yet
  await expect(callCommand('revealPhone', { listingId })).rejects.toMatchObject({
    code: 'blocked',
  });
  await signOut();
});

test('who confirms the address while a page is open goes on there', async () => {
  await register({ email: 'eva@x.ro', password: 'parola-12', displayName: 'Eva' });
  const input = { listingId, text: 'Bună ziua, mai este disponibilă?' };
  await firebase.seed(`users/${sampleCar.ownerId}`, { blocked: false });
  await expect(callCommand('startConversation', input)).rejects.toMatchObject({
    code: 'emailNotVerified',
  });
  firebase.accounts.confirmEmail('eva@x.ro');
  await expect(callCommand('startConversation', input)).resolves.toHaveProperty('conversationId');
  expect(getSession().user?.emailVerified).toBe(true);
  await signOut();
});

test('a lost answer is asked for again, and the act is done once', async () => {
  let calls = 0;
  const server = await listen(async (body, headers) => {
    const answer = await fetch(`${firebase.origin}/api/countView`, {
      method: 'POST',
      headers: { 'idempotency-key': String(headers['idempotency-key']) },
      body,
    });
    calls += 1;
    return calls === 1 ? null : answer.text();
  });
  expect(await callCommand('countView', { listingId })).toEqual({});
  expect([calls, (await firebase.read(`listings/${listingId}/counters/all`))?.views]).toEqual([
    2, 1,
  ]);
  await stop(server);
});

test('an answer that is lost after the work for a busy network is asked for again too, and with that work', async () => {
  const asked: (string | undefined)[] = [];
  const server = await listen(async (_body, headers) => {
    asked.push(headers[WORK_HEADER] as string | undefined);
    if (asked.length === 1)
      return JSON.stringify({ error: { code: 'workNeeded', message: '', work: 4 } });
    return asked.length === 2 ? null : JSON.stringify({ result: {} });
  });
  expect(await callCommand('countView', { listingId })).toEqual({});
  expect(asked).toEqual([undefined, expect.stringMatching(/^\d+$/), asked[1]]);
  await stop(server);
});

test('a token that the server holds for old is renewed, and the act goes on', async () => {
  callAt(firebase.origin);
  await register({ email: 'ion@x.ro', password: 'parola-12', displayName: 'Ion' });
  const tokens: unknown[] = [];
  const server = await listen(async (_body, { authorization }) => {
    tokens.push(authorization);
    const isFirst = tokens.length === 1;
    return JSON.stringify(isFirst ? { error: { code: 'signInNeeded' } } : { result: {} });
  });
  expect(await callCommand('countView', { listingId })).toEqual({});
  expect(tokens).toEqual([expect.any(String), expect.any(String)]);
  await stop(server);
  callAt(firebase.origin);
  await signOut();
});

test('a session that is over is said to be; what visitors may do goes on without it', async () => {
  callAt(firebase.origin);
  await register({ email: 'ene@x.ro', password: 'parola-12', displayName: 'Ene' });
  const { auth } = await openAuth();
  const signedIn = getSession();
  firebase.accounts.setDisabled(signedIn.user!.uid, true);
  const server = await listen(async (_body, { authorization }) =>
    JSON.stringify(authorization ? { error: { code: 'signInNeeded' } } : { result: {} }),
  );
  expect(await callCommand('countView', { listingId })).toEqual({});
  expect(auth.currentUser).toBeNull();
  await stop(server);
  const strict = await listen(async () => JSON.stringify({ error: { code: 'signInNeeded' } }));
  setSession(signedIn); // the page has not noticed yet
  await expect(callCommand('countView', { listingId })).rejects.toMatchObject({
    code: 'sessionEnded',
    message: expect.stringContaining('Sesiunea s-a încheiat'),
  });
  await stop(strict);
  setSession({ state: 'signedOut', user: null, role: null });
  callAt(firebase.origin);
});

test('a visitor who must sign in is asked once', async () => {
  let calls = 0;
  const server = await listen(async () => {
    calls += 1;
    return JSON.stringify({ error: { code: 'signInNeeded' } });
  });
  await expect(callCommand('countView', { listingId })).rejects.toMatchObject({
    code: 'signInNeeded',
  });
  expect(calls).toBe(1);
  await stop(server);
  callAt(firebase.origin);
});

test('an answer tells the time of the server', async () => {
  const dayMs = 24 * 60 * 60 * 1000;
  const aheadDays = () => Math.round((serverNow() - Date.now()) / dayMs);
  const date = new Date(Date.now() + 2 * dayMs).toUTCString();
  const server = await listen(async () => '{"result":{}}', { date });
  await callCommand('countView', { listingId });
  expect(aheadDays()).toBe(2);
  await stop(server);
  callAt(firebase.origin);
  await callCommand('countView', { listingId });
  expect(aheadDays()).toBe(0);
});

test('who cannot be reached says so', async () => {
  const server = await listen(async () => null);
  await stop(server);
  await expect(callCommand('countView', { listingId })).rejects.toMatchObject({
    code: 'unavailable',
  });
  callAt(firebase.origin);
});

/** A server that stands between, and cuts the line when it has no answer. */
async function listen(
  answer: (body: string, headers: Record<string, unknown>) => Promise<string | null>,
  answerHeaders: Record<string, string> = {},
): Promise<Server> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = await answer(Buffer.concat(chunks).toString(), request.headers);
    if (text === null) request.socket.destroy();
    else response.writeHead(200, answerHeaders).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  callAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return server;
}

const stop = (server: Server) =>
  new Promise<void>((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });
