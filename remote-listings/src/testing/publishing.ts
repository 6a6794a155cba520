// A seller who is signed in on the embedded Firebase, and what they publish.
import { testPicture } from '@anunturi/server/testing/testPicture';
import { stubBrowserStorage } from '@anunturi/shared-runtime/testing/stubBrowserStorage';
import { type TestFirebase, startTestFirebase } from '@anunturi/server/testing/startTestFirebase';
import { configureFirebase, openAuth } from '@anunturi/shared-auth/firebase';
import { getSession, register, startSession } from '@anunturi/shared-auth/session';
import { seedLimits, seedMarket, seedModeration } from '@anunturi/server/testing/seedMarket';
import { toDayKey } from '@anunturi/shared-domain/site/documentPaths';
import { randomId } from '#domain/randomId';
import { type ListingInput, checkSellForm } from '../sell/domain/checkSellForm';
import { sampleCarForm } from './sampleForms';
import type { SellForm } from '#domain/sell-form/sellForm';
import type { NewListing } from '../sell/data/publishListing';
import { uploadPhoto } from '#data/drafts/uploadPhoto';

export let firebase: TestFirebase;
export const password = 'o parolă lungă';
export const uid = () => getSession().user!.uid;
export const toInput = (form: SellForm = sampleCarForm): ListingInput => {
  const checked = checkSellForm(form, { yearNow: 2026 });
  if ('errors' in checked) throw new Error(JSON.stringify(checked.errors));
  return checked.input;
};
export const toNew = (form?: SellForm, photos: NewListing['photos'] = []): NewListing => ({
  id: randomId(),
  input: toInput(form),
  photos,
});
/** A photo of one colour, on its way to a listing. */
export const prepared = async (colour: string) => {
  const full = await testPicture(colour);
  return { full, thumb: full, width: 320, height: 240 };
};
export const store = async (listingId: string, colour: string) =>
  uploadPhoto({ uid: uid(), listingId, photo: await prepared(colour) });
export const usedToday = async () =>
  Number((await firebase.read(`users/${uid()}/dailyUsage/${toDayKey(new Date())}`))?.listings ?? 0);

beforeAll(async () => {
  // What the session needs of a browser.
  stubBrowserStorage();
  firebase = await startTestFirebase({ log: () => {}, commands: true });
  configureFirebase(firebase.config);
  await seedMarket(firebase);
  await seedLimits(firebase, { listingsPerDayNew: 100 });
  await startSession();
  await register({ email: 'ana@exemplu.ro', password, displayName: 'Ana Pop' });
  firebase.accounts.confirmEmail('ana@exemplu.ro');
});
afterAll(async () => {
  await (await openAuth()).auth.signOut();
  await firebase.stop();
});
beforeEach(() => seedModeration(firebase));
