import { Hono } from 'hono';
import type { AccountStore } from './AccountStore';
import type { Outbox } from './outbox';
import type { Signer } from './signer';

export type AuthAppOptions = {
  store: AccountStore;
  signer: Signer;
  /** The first one is written into tokens. */
  projectIds: readonly string[];
  testMode: boolean;
  outbox: Outbox;
  log: (line: string) => void;
  now?: () => number;
};

/** Identity Toolkit and Secure Token as the web SDK calls them. */
export function createAuthApp(_options: AuthAppOptions): Hono {
  return new Hono();
}
