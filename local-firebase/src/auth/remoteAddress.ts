import type { Context } from 'hono';

type NodeEnv = { incoming?: { socket?: { remoteAddress?: string } } };

/** The address of the other end of the socket, `local` when there is no socket (a call inside the process). */
export function addressOf(c: Context): string {
  return (c.env as NodeEnv | undefined)?.incoming?.socket?.remoteAddress ?? 'local';
}
