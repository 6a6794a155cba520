import { ExpectedFailure } from '@anunturi/local-firebase/server/ExpectedFailure';
import type { AdminApi } from '@anunturi/local-firebase/server/createAdmin';
import { DEMO_PASSWORD, demoAccounts, people } from './data/people';
import type { County } from './county/createCounty';
import { toDocuments, toListings } from './toDocuments';
import { writePictures } from './writePictures';

/** Holds when the demonstration was made; its presence means that there is nothing to do. */
export const SEED_MARK = 'settings/seed';

/**
 * Fills an empty embedded Firebase with the demonstration in a county: accounts, listings with drawn photos, articles, messages, settings.
 * Dates count back from `now`. A second call changes nothing; one that was cut short is repeated whole, over itself.
 * @throws ExpectedFailure in production, where accounts with a known password must not exist
 */
export async function seed(admin: AdminApi, county: County, now: Date): Promise<void> {
  if (process.env.NODE_ENV === 'production')
    throw new ExpectedFailure(
      'The demonstration is refused in production: its accounts have a published password.',
      'Start without NODE_ENV=production, or serve a Firebase project: npm run serve:edge.',
    );
  if (admin.readDocument(SEED_MARK)) return;
  const [listings] = await Promise.all([
    writePictures(county, toListings(county, now), admin.writeFile),
    ...demoAccounts.map((key) => createAccount(admin, key)),
  ]);
  for (const [path, data] of toDocuments(county, now, listings))
    admin.writeDocument(path, { ...data });
  admin.writeDocument(SEED_MARK, { seededAt: now });
}

function createAccount(admin: AdminApi, key: (typeof demoAccounts)[number]): Promise<void> {
  const { uid, email, name, role } = people[key];
  return admin.createUser({
    uid,
    email,
    password: DEMO_PASSWORD,
    isPublished: true,
    emailVerified: true,
    displayName: name,
    ...(role && { claims: { role } }),
  });
}
