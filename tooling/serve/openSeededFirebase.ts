import { passwordProblem } from '@anunturi/shared-domain/people/passwordProblem';
import { dirname } from 'node:path';
import { type FirebaseOptions, openFirebase } from '@anunturi/local-firebase/server/openFirebase';
import { markMigrated, migrateEmbedded } from './migrateEmbedded';
import { readCounty } from '@anunturi/demo/county/readCounty';
import { readSiteConfig, siteConfigFile } from '@anunturi/edge/firestore/siteConfigFile';

/** The embedded Firebase on a data folder; the first start fills it with the demonstration in the site's county. */
export async function openSeededFirebase(options: FirebaseOptions & { now?: () => number }) {
  const firebase = await openFirebase({
    refusePassword: (password, { email, displayName }) =>
      passwordProblem(password, { email, name: displayName }),
    ...options,
  });
  if (!firebase.admin.readDocument('settings/seed')) {
    options.log?.('First start: making the demonstration data...');
    const county = readCounty(dirname(siteConfigFile), readSiteConfig().county.code);
    const { seed } = await import('@anunturi/demo/seed');
    const now = new Date(options.now?.() ?? Date.now());
    await seed(firebase.admin, county, now);
    markMigrated(firebase.admin, now);
  } else await migrateEmbedded(firebase, options.log);
  return firebase;
}
