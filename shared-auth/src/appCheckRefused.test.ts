import { startTestFirebase, type TestFirebase } from '@anunturi/server/testing/startTestFirebase';
import { EMBEDDED_APP } from '@anunturi/shared-domain/site/embeddedProject';
import { appCheckHeaders, configureFirebase, openFirestore } from '@anunturi/shared-auth/firebase';
import { sendCommand } from './sendCommand';

let firebase: TestFirebase;
beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true, appCheck: { debugTokens: ['known'] } });
});
afterAll(() => firebase.stop());

test('a page whose secret is not known is refused at each door, in words', async () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  configureFirebase({
    ...firebase.config,
    appId: EMBEDDED_APP,
    appCheck: { debugToken: 'unknown' },
  });
  expect(await appCheckHeaders()).toEqual({});
  expect(warn).toHaveBeenCalledWith('App Check gave no token', expect.anything());
  const refused = sendCommand('revealPhone', { listingId: 'Listing0000000000001' }, {});
  await expect(refused).rejects.toMatchObject({ code: 'appCheckNeeded' });
  const { db, doc, getDoc } = await openFirestore();
  await expect(getDoc(doc(db, 'settings', 'site'))).rejects.toMatchObject({
    code: 'permission-denied',
  });
});
