import {
  type FirebaseOptions,
  openFirebase,
} from '@anunturi/backend/local-firebase/src/server/openFirebase';
import { seed } from '@anunturi/backend/seed/seed';

/** The embedded Firebase on a data folder; the first start fills it with the demonstration data. */
export async function openSeededFirebase(options: FirebaseOptions & { now?: () => number }) {
  const firebase = await openFirebase(options);
  if (!firebase.admin.readDocument('settings/seed')) {
    options.log?.('Prima pornire: se pregătesc datele demonstrative...');
    await seed(firebase.admin, new Date(options.now?.() ?? Date.now()));
  }
  return firebase;
}
