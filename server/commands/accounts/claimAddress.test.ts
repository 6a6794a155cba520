import { sampleUser } from '@anunturi/shared-domain/samples/userSamples';
import { FREE_ADDRESS_HOURS } from '@anunturi/shared-domain/site/limits';
import { toToken } from '../../mail/links/mailLink';
import { MAIL_LINK_PATH } from '../../mail/links/mailLinkPath';
import { sealAddress } from '../../mail/links/sealAddress';
import { callTestCommand } from '../../testing/callTestCommand';
import { finishJobs } from '../../testing/finishJobs';
import { signInForTest } from '../../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../../testing/startTestFirebase';

const uid = 'squatter';
const email = `${uid}@exemplu.ro`;
let firebase: TestFirebase;
let squatter: string;

beforeEach(async () => {
  firebase = await startTestFirebase({ commands: true, log: () => {} });
  const user = { ...sampleUser, email };
  squatter = await signInForTest(firebase, uid, user, { emailVerified: false });
});
afterEach(() => firebase.stop());

const claim = (address: string) =>
  callTestCommand(firebase.origin, 'claimAddress', { email: address });
const mails = async () =>
  (await firebase.owner.list('mail', { limit: 50 })).data.map(({ data }) => data as any);
async function press(link: string) {
  const { pathname, search } = new URL(link);
  const answer = await fetch(`${firebase.origin}${pathname}${search}`, { method: 'POST' });
  await finishJobs(firebase);
  return answer.status;
}
async function claimedLink(): Promise<string> {
  expect((await claim(`  ${email.toUpperCase()} `)).status).toBe(200);
  const [mail] = await mails();
  expect(mail.to).toBe(email);
  return /https?:\S+\/api\/e-mail\S+/.exec(mail.message.text)![0];
}
const signUp = async () =>
  (
    await fetch(`${firebase.origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k`, {
      method: 'POST',
      body: JSON.stringify({ email, password: 'tramvaiul 41 vine', returnSecureToken: true }),
    })
  ).json() as Promise<any>;

test('an address that an account never confirmed is freed by the mailbox; nothing of that account is handed over', async () => {
  expect((await signUp()).error.message).toBe('EMAIL_EXISTS');
  await firebase.seed(`users/${uid}/savedSearches/one`, { name: 'a hotului' });
  expect(await press(await claimedLink())).toBe(200);
  expect(
    (await callTestCommand(firebase.origin, 'readMyEmails', {}, { token: squatter })).code,
  ).toBe('signInNeeded');
  expect(await firebase.read(`users/${uid}`)).toBeNull();
  expect(await firebase.read(`users/${uid}/savedSearches/one`)).toBeNull();
  const { idToken, localId } = await signUp();
  expect(localId).not.toBe(uid);
  const named = { displayName: 'Ana Pop' };
  const answer = await callTestCommand(firebase.origin, 'registerProfile', named, {
    token: idToken,
  });
  expect(answer.status).toBe(200);
});

test('an account that has confirmed its address is asked nothing, and the answer is the same', async () => {
  await firebase.accounts.confirmEmail(email);
  const [known, unknown] = [await claim(email), await claim('nimeni@exemplu.ro')];
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  expect(await mails()).toEqual([]);
});

test('the link frees nothing once the address is confirmed, and nothing after a day', async () => {
  const link = await claimedLink();
  const { key } = (await firebase.read('secrets/mailLinks')) as { key: string };
  const at = Date.now() - (FREE_ADDRESS_HOURS + 1) * 60 * 60 * 1000;
  const address = sealAddress(email, key);
  const old = toToken({ act: 'freeAddress', uid, address, at }, key);
  expect(await press(`${firebase.origin}${MAIL_LINK_PATH}?t=${old}`)).toBe(409);
  await firebase.accounts.confirmEmail(email);
  expect(await press(link)).toBe(200);
  expect(await firebase.read(`users/${uid}`)).toMatchObject({ email });
});

test('an account whose address is not confirmed sets up no second factor, which would keep the owner out', async () => {
  const begun = await callTestCommand(
    firebase.origin,
    'beginSecondFactor',
    {},
    { token: squatter },
  );
  expect(begun.code).toBe('emailNotVerified');
});
