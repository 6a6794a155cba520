import { sampleUser } from '@anunturi/shared-domain/samples/userSamples';
import { NOT_ME_DAYS } from '@anunturi/shared-domain/site/limits';
import { MAIL_LINK_PATH } from '../mail/links/mailLinkPath';
import { toToken } from '../mail/links/mailLink';
import { finishJobs } from '../testing/finishJobs';
import { callTestCommand } from '../testing/callTestCommand';
import { signInForTest } from '../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';
import { codeAt } from './second-factor/totp';

const DAY_MS = 24 * 60 * 60 * 1000;
const uid = 'sellerAna';
const email = `${uid.toLowerCase()}@exemplu.ro`;
const identity = '/identitytoolkit.googleapis.com/v1';
let firebase: TestFirebase;
let present: string;

beforeEach(async () => {
  firebase = await startTestFirebase({ commands: true, log: () => {} });
  present = await signInForTest(firebase, uid, { ...sampleUser, email });
});
afterEach(() => firebase.stop());

const call = (name: string, input: object, token = present) =>
  callTestCommand(firebase.origin, name, input, { token });
const kept = () => firebase.read(`secondFactors/${uid}`) as Promise<any>;
const person = () => firebase.read(`users/${uid}`) as Promise<any>;
const account = async (path: string, body: object) =>
  (
    await fetch(`${firebase.origin}${identity}/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${firebase.serviceToken}` },
      body: JSON.stringify(body),
    })
  ).json() as Promise<any>;
/** Sets up an app as the person, or somebody in their session, does; answers the recovery codes. */
async function setUp(): Promise<string[]> {
  const { secret } = (await call('beginSecondFactor', {})).body.result;
  const answer = await call('confirmSecondFactor', { code: codeAt(secret, new Date()) });
  return answer.body.result.recoveryCodes;
}
/** The links of e-mails, by their address. */
async function linksTo(to: string, subject: RegExp): Promise<string[]> {
  const sent = (await firebase.owner.list('mail', { limit: 50 })).data.map(
    ({ data }) => data as any,
  );
  return sent
    .filter((each) => each.to === to && subject.test(each.message.subject))
    .map((each) => /https?:\S+\/api\/e-mail\S+/.exec(each.message.text)![0]);
}
/** Where links for a new password were sent. */
async function resets(): Promise<string[]> {
  const { oobCodes } = await (
    await fetch(`${firebase.origin}/emulator/v1/projects/${firebase.projectId}/oobCodes`)
  ).json();
  return oobCodes.map((each: { email: string }) => each.email);
}
/** Presses "Nu am fost eu"; answers what the page says. */
async function press(link: string) {
  const { pathname, search } = new URL(link);
  const answer = await fetch(`${firebase.origin}${pathname}${search}`, { method: 'POST' });
  const said = /<h1>(.*?)<\/h1>/.exec(await answer.text())![1]!;
  await finishJobs(firebase);
  return { status: answer.status, said };
}
/** The link of an e-mail about something so many days ago. */
async function linkOf(daysAgo: number): Promise<string> {
  await linksTo(email, /./);
  const { key } = (await firebase.read('secrets/mailLinks')) as { key: string };
  const at = Date.now() - daysAgo * DAY_MS;
  return `${firebase.origin}${MAIL_LINK_PATH}?t=${toToken({ act: 'notMe', uid, at }, key)}`;
}
/** The address of the account becomes another one, and the site notices. */
const moveTo = async (next: string) => {
  const answer = await account(`projects/${firebase.projectId}/accounts:update`, {
    localId: uid,
    email: next,
    emailVerified: true,
    password: `parola lui ${next}`,
  });
  expect(answer.email).toBe(next);
  const { idToken } = await account('accounts:signInWithPassword', {
    email: next,
    password: `parola lui ${next}`,
    returnSecureToken: true,
  });
  expect((await call('noteSession', { device: 'c'.repeat(32) }, idToken)).status).toBe(200);
  return idToken as string;
};

test('"Nu am fost eu" takes away a second factor that was set up since, and says so', async () => {
  await setUp();
  const [link] = await linksTo(email, /Al doilea pas/);
  const { status, said } = await press(link!);
  expect(status).toBe(200);
  expect(said).toContain('Am scos al doilea pas, activat între timp.');
  expect(await kept()).toBeNull();
  expect(await person()).not.toHaveProperty('secondFactorSessions');
});

test('after some days the link does nothing, and says what does the same', async () => {
  await setUp();
  const { status, said } = await press(await linkOf(NOT_ME_DAYS + 1));
  expect(status).toBe(409);
  expect(said).toContain('Cereți o parolă nouă');
  expect(await kept()).toHaveProperty('secret');
  expect((await call('readMyEmails', {})).status).toBe(200);
  expect((await press(await linkOf(NOT_ME_DAYS - 1))).status).toBe(200);
  expect(await kept()).toBeNull();
});

test('the second factor of an administrator stays: their mailbox alone is not enough', async () => {
  await firebase.seed(`users/${uid}`, { ...sampleUser, email, role: 'admin' });
  await setUp();
  const [link] = await linksTo(email, /Al doilea pas/);
  const { said } = await press(link!);
  expect(said).toContain('rămâne, fiindcă lucrați în administrare');
  expect(await kept()).toMatchObject({ recoveryDigests: [], secret: expect.any(String) });
  expect((await person()).secondFactorSessions).toBeDefined();
  expect((await call('readMyEmails', {})).code).toBe('signInNeeded');
});

test('recovery codes that somebody else made are worth nothing afterwards; the app stays', async () => {
  await setUp();
  const { confirmedAt, ...before } = await kept();
  const dayBefore = new Date(confirmedAt.getTime() - DAY_MS);
  await firebase.seed(`secondFactors/${uid}`, {
    ...before,
    confirmedAt: dayBefore,
    codesAt: dayBefore,
  });
  await call('renewRecoveryCodes', {});
  const [link] = await linksTo(email, /Codurile de rezervă/);
  expect((await press(link!)).said).toContain('nu mai sunt valabile');
  expect(await kept()).toMatchObject({ recoveryDigests: [], confirmedAt: dayBefore });
});

test('who is in the account closes the way of the e-mail neither by ending sessions nor by a new password', async () => {
  await setUp();
  const [link] = await linksTo(email, /Al doilea pas/);
  const { confirmedAt } = await kept();
  const user = await person();
  await firebase.seed(`users/${uid}`, {
    ...user,
    sessionsEndedAt: new Date(confirmedAt.getTime() + 60_000),
  });
  expect((await press(link!)).status).toBe(200);
  expect(await kept()).toBeNull();
  expect((await press(link!)).status).toBe(409);
});

test('an address that a thief changed comes back by the earlier mailbox, whatever the thief presses first', async () => {
  await moveTo('hot@exemplu.ro');
  await moveTo('alt.hot@exemplu.ro');
  const [mine] = await linksTo(email, /Adresa de e-mail/);
  expect(decodeURIComponent(mine!)).not.toContain(email);
  const thiefs = [
    ...(await linksTo('alt.hot@exemplu.ro', /Adresa de e-mail/)),
    ...(await linksTo('hot@exemplu.ro', /Adresa de e-mail/)),
  ];
  expect(thiefs).toHaveLength(3);
  expect((await press(thiefs[0]!)).status).toBe(200);
  expect((await press(mine!)).said).toContain('Contul are din nou această adresă de e-mail.');
  expect((await person()).email).toBe(email);
  for (const link of [...thiefs, mine!]) expect((await press(link)).status).toBe(409);
  expect((await person()).email).toBe(email);
  const { users } = await account(`projects/${firebase.projectId}/accounts:lookup`, {
    localId: [uid],
  });
  expect(users[0]).toMatchObject({ email, emailVerified: true });
  expect((await resets()).at(-1)).toBe(email);
});

test('an address that another account has taken does not come back, and no link for a password is sent', async () => {
  await moveTo('hot@exemplu.ro');
  await firebase.accounts.createUser({
    uid: 'alta',
    email,
    password: 'o parolă lungă',
    emailVerified: true,
  });
  const [mine] = await linksTo(email, /Adresa de e-mail/);
  await press(mine!);
  expect(await resets()).toEqual([]);
});
