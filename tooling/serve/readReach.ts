import { readOrigin } from '@anunturi/shared-contract/program/readOrigin';

/** From where the product can be reached, and what that allows. */
export type Reach = {
  /** The address to listen on. */
  hostname: string;
  /** The name in addresses by which this machine itself reaches it. */
  ownHost: string;
  /** The site's own address, when it is served at a port. */
  originAt(port: number): string;
  /** Whether it listens on this machine alone. */
  isHere: boolean;
  /** Whether accounts whose password is published may sign in. */
  hasDemoAccounts: boolean;
  /** Whether there is no page with the messages that would be e-mails. */
  isOutboxHidden: boolean;
};

type Environment = Readonly<Record<string, string | undefined>>;

const everywhere = ['0.0.0.0', '::'];
const here = ['127.0.0.1', 'localhost', '::1'];
const withoutBrackets = (host: string) => host.replace(/^\[(.*)\]$/, '$1');

/**
 * Only this machine unless `HOST` says otherwise. Who opens the product to others, by `HOST` or by a proxy in front of it
 * (`SITE_ORIGIN` names another machine), gets neither the outbox page nor the demonstration accounts, unless
 * `DEMO_ACCOUNTS=1` asks for both; production has them never.
 */
export function readReach({ HOST, SITE_ORIGIN, NODE_ENV, DEMO_ACCOUNTS }: Environment): Reach {
  const hostname = withoutBrackets(HOST || '127.0.0.1');
  const reached = everywhere.includes(hostname) ? '127.0.0.1' : hostname;
  const ownHost = reached.includes(':') ? `[${reached}]` : reached;
  const isHere = here.includes(hostname);
  const isHereToo = (origin: string) => here.includes(withoutBrackets(new URL(origin).hostname));
  const site = SITE_ORIGIN && readOrigin(SITE_ORIGIN);
  const isOpen = !isHere || (!!site && !isHereToo(site));
  const hasDemoAccounts = NODE_ENV !== 'production' && (!isOpen || DEMO_ACCOUNTS === '1');
  const originAt = (port: number) =>
    site || `http://${ownHost === '127.0.0.1' ? 'localhost' : ownHost}:${port}`;
  return { hostname, ownHost, originAt, isHere, hasDemoAccounts, isOutboxHidden: !hasDemoAccounts };
}
