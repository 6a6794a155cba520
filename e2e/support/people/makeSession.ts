import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { isStaffEmail, proveStaff } from './proveStaff';

/** The product's own, wherever it runs with its own Firebase. */
const API_KEY = 'demo';

/** Where the SDK looks for a session in a browser's storage, and what it keeps there. */
export type Session = { key: string; value: string };

/** A session of an account as the SDK makes it, without a browser. */
export async function makeSession(
  origin: string,
  email: string,
  password: string,
): Promise<Session> {
  const app = initializeApp({ apiKey: API_KEY }, randomUUID());
  try {
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, origin, { disableWarnings: true });
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    if (isStaffEmail(email)) await proveStaff(origin, email, await user.getIdToken());
    return {
      key: `firebase:authUser:${API_KEY}:[DEFAULT]`,
      value: JSON.stringify(user),
    };
  } finally {
    await deleteApp(app);
  }
}
