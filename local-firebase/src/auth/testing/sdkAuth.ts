// The SDK against a server of its own for each test.
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectAuthEmulator, initializeAuth, inMemoryPersistence, type Auth } from 'firebase/auth';
import { startTestAuth } from '../../../testing/startTestAuth';

export let server: Awaited<ReturnType<typeof startTestAuth>>;
let apps: FirebaseApp[] = [];

beforeEach(async () => {
  server = await startTestAuth();
});

afterEach(async () => {
  await Promise.all(apps.map((app) => deleteApp(app)));
  apps = [];
  await server.stop();
});

export function openAuth(): Auth {
  const app = initializeApp({ projectId: 'demo-test', apiKey: 'any' }, `app${apps.length}`);
  apps.push(app);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, server.origin, { disableWarnings: true });
  return auth;
}

export function lastCode(): string {
  return new URL(server.outbox.list()[0]!.link).searchParams.get('oobCode')!;
}
