import type { FirebaseApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore/lite';
import type { FirebaseStorage } from 'firebase/storage';
import { storageAddress } from '@anunturi/shared-contract/site/storageAddress';
import { configureFirebase, firebaseConfig } from './firebaseConfig';
import { restoreAtOnce } from './restoreAtOnce';

export { configureFirebase, firebaseConfig };

type FirestoreClient = typeof import('firebase/firestore/lite') & { db: Firestore };
type StorageClient = typeof import('firebase/storage') & { storage: FirebaseStorage };
type AuthClient = typeof import('firebase/auth') & { auth: Auth };

/** A client is made once; a failed download may be tried again. */
function once<T>(open: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | undefined;
  return () => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
}

const loadAppCheck = () => import(/* webpackChunkName: "app-check" */ './startAppCheck');

const openApp = once(async (): Promise<FirebaseApp> => {
  const { initializeApp } = await import('firebase/app');
  const config = firebaseConfig();
  const { emulatorOrigin: _local, appCheck: _checked, ...options } = config;
  const app = initializeApp(options);
  if (config.appCheck) (await loadAppCheck()).startAppCheck(app, config);
  return app;
});

/** Firestore (the small `lite` SDK) and its functions, downloaded on first use. */
export const openFirestore: () => Promise<FirestoreClient> = once(async () => {
  const [app, lite] = await Promise.all([
    openApp(),
    import(/* webpackChunkName: "firestore" */ 'firebase/firestore/lite'),
  ]);
  lite.setLogLevel('error'); // a warning of the SDK prints the whole request, personal data included
  const { emulatorOrigin } = firebaseConfig();
  const local = emulatorOrigin ? new URL(emulatorOrigin) : undefined;
  const db = lite.initializeFirestore(app, {
    ignoreUndefinedProperties: true,
    ...(local ? { host: local.host, ssl: local.protocol === 'https:' } : {}),
  });
  return { ...lite, db };
});

/** Storage and its functions, downloaded on first use. */
export const openStorage: () => Promise<StorageClient> = once(async () => {
  const [app, sdk] = await Promise.all([
    openApp(),
    import(/* webpackChunkName: "storage" */ 'firebase/storage'),
  ]);
  const storage = sdk.getStorage(app);
  const { emulatorOrigin } = firebaseConfig();
  if (emulatorOrigin) {
    const { hostname, port, protocol } = new URL(emulatorOrigin);
    sdk.connectStorageEmulator(
      storage,
      hostname,
      Number(port) || (protocol === 'https:' ? 443 : 80),
    );
  }
  return { ...sdk, storage };
});

/** Auth and its functions, downloaded on first use; a visitor who never signed in never downloads it. */
export const openAuth: () => Promise<AuthClient> = once(async () => {
  const [app, sdk] = await Promise.all([
    openApp(),
    import(/* webpackChunkName: "auth" */ 'firebase/auth'),
  ]);
  const persistence =
    typeof window === 'undefined' ? sdk.inMemoryPersistence : sdk.browserLocalPersistence;
  const auth = sdk.initializeAuth(app, { persistence });
  restoreAtOnce(auth);
  auth.languageCode = 'ro';
  const { emulatorOrigin } = firebaseConfig();
  if (emulatorOrigin) sdk.connectAuthEmulator(auth, emulatorOrigin, { disableWarnings: true });
  return { ...sdk, auth };
});

/**
 * What a request to trusted code shows where App Check is on, nothing where it is off. Without a token the request goes out all
 * the same: the answer says what is missing.
 */
export const appCheckHeaders = async (): Promise<Record<string, string> | undefined> =>
  firebaseConfig().appCheck &&
  loadAppCheck().then(
    (loaded) => loaded.appCheckHeaders(openApp(), firebaseConfig()),
    () => undefined,
  );

/** Public download address of a stored file, by its path in the bucket; needs no SDK. */
export const storageUrl = (path: string): string => storageAddress(firebaseConfig(), path);
