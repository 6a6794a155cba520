import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { RefusePassword } from '../src/auth/AuthContext';
import { AccountStore } from '../src/auth/AccountStore';
import { createAuthenticate } from '../src/auth/authenticate';
import { createAccountsAdmin } from '../src/auth/createAccountsAdmin';
import { createAuthApp } from '../src/auth/createAuthApp';
import { createOutbox } from '../src/auth/outbox';
import { quickCost } from '../src/auth/passwords';
import { testSigner } from './testSigner';

const TEST_SERVICE_TOKEN = 'service-token-of-tests';

/** Auth alone on a random port with accounts in memory, for tests; `clock.ms` is the server's time. */
export async function startTestAuth({
  testMode = true,
  refusePassword,
}: { testMode?: boolean; refusePassword?: RefusePassword } = {}) {
  const clock = { ms: Date.now() };
  const store = new AccountStore(':memory:');
  const outbox = createOutbox();
  const signer = testSigner(randomBytes(32));
  const now = () => clock.ms;
  const options = { store, signer, projectId: 'demo-test', testMode, now };
  const authenticate = createAuthenticate({ ...options, serviceToken: TEST_SERVICE_TOKEN });
  const app = createAuthApp({
    ...options,
    authenticate,
    passwordCost: quickCost,
    refusePassword,
    outbox,
    log: () => {},
    actionUrl: 'http://localhost:3000/login',
  });
  const server = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    app,
    serviceToken: TEST_SERVICE_TOKEN,
    store,
    outbox,
    signer,
    clock,
    authenticate,
    admin: createAccountsAdmin(store, quickCost, now),
    /** Calls `accounts:{operation}`. */
    async call(operation: string, body: unknown): Promise<{ status: number; body: any }> {
      const answer = await fetch(
        `${origin}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=k`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        },
      );
      return { status: answer.status, body: await answer.json() };
    },
    async stop() {
      await new Promise((resolve) => server.close(resolve));
      store.close();
    },
  };
}
