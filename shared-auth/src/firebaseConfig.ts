/** Where Firebase is: a real project, or the embedded one at `emulatorOrigin` (the site's own origin). */
export type FirebaseConfig = {
  projectId: string;
  apiKey: string;
  authDomain: string;
  storageBucket: string;
  appId?: string;
  /** For example `http://localhost:3000`; absent in production. */
  emulatorOrigin?: string;
};

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
