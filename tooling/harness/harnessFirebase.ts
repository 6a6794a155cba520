import { EMBEDDED_PROJECT } from '@anunturi/shared-domain/site/embeddedProject';
import type { FirebaseConfig } from '@anunturi/shared-contract/site/firebaseConfigSchema';

/** The embedded Firebase that answers on the page's own origin. */
export const harnessFirebase = (origin: string): FirebaseConfig => ({
  projectId: EMBEDDED_PROJECT,
  apiKey: 'demo',
  authDomain: 'localhost',
  storageBucket: `${EMBEDDED_PROJECT}.appspot.com`,
  emulatorOrigin: origin,
});
