// An administrator (`sefa`) who blocks somebody (`rau`), in a market that is new for each test.
import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { sampleUser } from '@anunturi/shared-domain/samples/userSamples';
import { callTestCommand } from '../../../testing/callTestCommand';
import { signInForTest } from '../../../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../../../testing/startTestFirebase';

export let firebase: TestFirebase;
export const tokens: Record<string, string> = {};
export const id = (n: number) => `Listing0000000000${100 + n}`;

beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
});
beforeEach(async () => {
  firebase.wipe();
  for (const [uid, user] of Object.entries({ sefa: { role: 'admin' }, rau: {}, dan: {} }))
    tokens[uid] = await signInForTest(firebase, uid, {
      ...sampleUser,
      email: `${uid}@exemplu.ro`,
      ...user,
    });
});
afterAll(() => firebase.stop());

export const call = (name: string, input: object, as: string | undefined = 'sefa') =>
  callTestCommand(firebase.origin, name, input, as === '' ? {} : { token: tokens[as]! });
/** Ground and facts of a block. */
export const because = { ground: 'fraud', reason: 'Înșelăciune repetată' };
export const block = (as?: string) =>
  call('blockUser', { ...because, uid: 'rau', reason: ` ${because.reason} ` }, as);
export const unblock = (as?: string) => call('unblockUser', { uid: 'rau' }, as);
export const seedListing = (n: number, status: string, more: object = {}) =>
  firebase.seed(`listings/${id(n)}`, {
    ...sampleCar,
    ownerId: 'rau',
    expiresAt: new Date(Date.now() + 86_400_000),
    status,
    ...more,
  });
export const statusOf = async (n: number) => (await firebase.read(`listings/${id(n)}`))?.status;
/** A call of the account service, as a browser makes it. */
export const identity = async (call: string, body: object) => {
  const path = 'identitytoolkit.googleapis.com/v1/accounts';
  const answer = await fetch(`${firebase.origin}/${path}:${call}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as any };
};
