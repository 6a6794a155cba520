import type { FirebaseConfig } from '@anunturi/shared-contract/site/firebaseConfigSchema';

/** The embedded Firebase that answers on the page's own origin. */
export const harnessFirebase = (origin: string): FirebaseConfig => ({
  projectId: 'demo-anunturi',
  apiKey: 'demo',
  authDomain: 'localhost',
  storageBucket: 'demo-anunturi.appspot.com',
  emulatorOrigin: origin,
});
