import { sendWhole } from './sendWhole';

export type Fetch = (request: Request) => Response | Promise<Response>;

/** Asks `within` this process where that is given, else over the network; the answer is read as a whole. */
export async function sendTo(
  url: string | URL,
  init: Pick<RequestInit, 'method' | 'headers' | 'body' | 'signal'>,
  within?: Fetch,
): Promise<{ status: number; bytes: Buffer }> {
  if (!within) return sendWhole(new URL(url), init);
  const answer = await within(new Request(url, init));
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
}
