import type { FirebaseConfig } from '@anunturi/shared-contract/site/firebaseConfigSchema';

let current: FirebaseConfig | undefined;

/** Said once, before anything asks for Firebase: by the shell, a harness, a server bundle or a test. */
export function configureFirebase(config: FirebaseConfig): void {
  current = config;
}

/** @throws Error when nobody has called `configureFirebase` */
export function firebaseConfig(): FirebaseConfig {
  if (!current) throw new Error('Firebase is not configured: call configureFirebase first.');
  return current;
}
