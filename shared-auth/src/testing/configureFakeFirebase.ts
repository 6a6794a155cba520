import { configureFirebase } from '../firebaseConfig';

/** The official fake: a configuration for tests that ask nothing of Firebase. `emulatorOrigin` is where addresses of files lead. */
export const configureFakeFirebase = (emulatorOrigin?: string): void =>
  configureFirebase({
    projectId: 'demo',
    apiKey: 'demo',
    authDomain: 'localhost',
    storageBucket: 'demo.appspot.com',
    ...(emulatorOrigin !== undefined && { emulatorOrigin }),
  });
