import {
  type LegalRequestFields,
  legalRequestSchema,
} from '@anunturi/shared-domain/people/legalRequest';
import { sampleContactMessage } from '@anunturi/shared-domain/samples/contactMessageSamples';
import { sampleUser } from '@anunturi/shared-domain/samples/userSamples';
import { callTestCommand } from '../testing/callTestCommand';
import { provedBy, signInForTest } from '../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';

const { name, email, message } = sampleContactMessage;
let firebase: TestFirebase;
let token: string;

beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
});
beforeEach(async () => {
  firebase.wipe();
  token = await signInForTest(firebase, 'ana');
  await firebase.seed('users/ana', { ...sampleUser, ...provedBy(token), role: 'admin' });
});
afterAll(() => firebase.stop());

const call = (command: string, input: object, as?: string) =>
  callTestCommand(firebase.origin, command, input, as ? { token: as } : {});
const write = (subject: string) =>
  call('sendContactMessage', {
    name,
    email,
    subject,
    message,
    proof: { trap: '', openMs: 5000 },
  });
const register = async (): Promise<LegalRequestFields[]> =>
  (await firebase.owner.list('legalRequests', { limit: 10 })).data.map(({ data }) =>
    legalRequestSchema.parse(data),
  );

test('a message whose subject asks for a right enters the register without its person, any other does not', async () => {
  expect((await write('Întrebare despre publicare')).status).toBe(200);
  expect(await register()).toEqual([]);
  expect((await write('Acces la datele mele')).status).toBe(200);
  expect(await register()).toEqual([
    {
      kind: 'access',
      source: 'contact',
      receivedAt: expect.any(Date),
      messageId: expect.any(String),
    },
  ]);
});

test('a request is answered with its message, waits again when that is taken back, and goes with what is unwanted', async () => {
  await write('Corectarea datelor mele');
  const [{ messageId, receivedAt } = { messageId: '', receivedAt: 0 }] = await register();
  const move = (status: string) => call('changeContactMessage', { messageId, status }, token);
  expect((await move('answered')).status).toBe(200);
  expect(await register()).toMatchObject([{ receivedAt, answeredAt: expect.any(Date) }]);
  await move('new');
  expect((await register())[0]).not.toHaveProperty('answeredAt');
  await move('spam');
  expect(await register()).toEqual([]);
  await call('deleteContactMessage', { messageId }, token);
  expect(await register()).toEqual([]);
});

test('who takes their data has one entry a day, answered at once; whose is not said', async () => {
  for (let time = 0; time < 2; time += 1)
    expect((await call('exportMyData', {}, token)).status).toBe(200);
  expect(await register()).toEqual([
    {
      kind: 'access',
      source: 'account',
      receivedAt: expect.any(Date),
      answeredAt: expect.any(Date),
    },
  ]);
  const [{ id } = { id: '' }] = (await firebase.owner.list('legalRequests', { limit: 1 })).data;
  expect(id).toMatch(/^[0-9a-f]{64}$/);
});
