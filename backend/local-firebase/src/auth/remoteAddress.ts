import type { Context } from 'hono';

type NodeEnv = { incoming?: { socket?: { remoteAddress?: string } } };

/** The address of the other end of the socket, `local` when there is no socket (a call inside the process). */
export function addressOf(c: Context): string {
  return (c.env as NodeEnv | undefined)?.incoming?.socket?.remoteAddress ?? 'local';
}

/** Whether the call comes from this machine itself and through no proxy, with a name that only this machine has. */
export function isFromThisMachine(c: Context): boolean {
  const address = addressOf(c);
  const proxied = ['forwarded', 'x-forwarded-for', 'via'].some(
    (name) => c.req.header(name) !== undefined,
  );
  const loopback = address === 'local' || address === '::1' || /^(::ffff:)?127\./.test(address);
  const { hostname } = new URL(c.req.url);
  return loopback && !proxied && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
