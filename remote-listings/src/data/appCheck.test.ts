/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type TestFirebase, startTestFirebase } from '@anunturi/server/testing/startTestFirebase';
import { configureFirebase } from '@anunturi/shared-auth/firebase';
import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { CARDS_PATH } from '@anunturi/shared-domain/search/CardsAnswer';
import { EMBEDDED_APP } from '@anunturi/shared-domain/site/embeddedProject';
import { countView } from '../view/data/countView';
import { askSearchEngine } from './lists/askSearchEngine';

const SECRET = 'debug-token-of-tests';
const listingId = 'Listing0000000000001';
let firebase: TestFirebase;

beforeAll(async () => {
  firebase = await startTestFirebase({
    commands: true,
    search: true,
    appCheck: { debugTokens: [SECRET] },
  });
  const expiresAt = new Date(Date.now() + 24 * 60 * 60 * 1000);
  await firebase.seed(`listings/${listingId}`, { ...sampleCar, status: 'active', expiresAt });
  await firebase.seed(`listings/${listingId}/counters/all`, { views: 0 });
});
afterAll(() => firebase.stop());

test('a search without a token is refused in words', async () => {
  configureFirebase(firebase.config);
  await expect(askSearchEngine(`${CARDS_PATH}?ids=`)).rejects.toMatchObject({
    code: 'appCheckNeeded',
  });
});

test('with App Check on a search shows a token, and a view is counted by a command', async () => {
  configureFirebase({
    ...firebase.config,
    appId: EMBEDDED_APP,
    appCheck: { debugToken: SECRET },
  });
  expect(await askSearchEngine(`${CARDS_PATH}?ids=`)).toMatchObject({ cards: [] });
  const answered: string[] = [];
  const ask = globalThis.fetch;
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(async (...args) => {
    const answer = await ask(...args);
    const text = await answer.text();
    answered.push(text);
    return new Response(text, answer);
  });
  countView(listingId);
  while (answered.length === 0) await nextTurn();
  asked.mockRestore();
  expect(answered).toEqual(['{"result":{}}']);
  expect(await firebase.read(`listings/${listingId}/counters/all`)).toMatchObject({ views: 1 });
});
