import { randomUUID } from 'node:crypto';
import {
  SERVER_SUMS_PAGE,
  SERVER_SUMS_PATH,
  serverSumsAnswerSchema,
} from '@anunturi/shared-contract/telemetry/serverSumsSchema';
import { type ToldSums, toldSumsSchema } from './KeptSums';

/** What a server that is killed may lose, and how late others know. A document is written so often at most, and none where nobody tells anything. */
const WRITES_EVERY_MS = 15_000;
/** However often somebody asks: each reading is paid for. */
const READS_EVERY_MS = 5_000;
const WITHIN_MS = 10_000;
/** Clocks of servers differ, and a slow write is seen late. */
const OVERLAP_MS = 60_000;

type Options = {
  /** Where the commands answer, and the secret that all servers of the site share. */
  place: { origin: string; secret: string };
  /** What this server was told in the present day. */
  read: () => Promise<{ day: string; sums: ToldSums }>;
  everyMs?: number;
};

export type SharedSums = ReturnType<typeof createSharedSums>;

/**
 * What browsers told the other HTML servers of the site, and this one to them: each writes one document a day, whole each time, and
 * reads of the others what has changed. While the commands are away, what was read before stays.
 */
export function createSharedSums({ place, read, everyMs = WRITES_EVERY_MS }: Options) {
  const server = randomUUID();
  const headers = {
    authorization: `Bearer ${place.secret}`,
    'content-type': 'application/json',
  };
  const others = new Map<string, ToldSums>();
  let newest = new Date(0);
  let reading: { atMs: number; done: Promise<void> } | undefined;
  let timer: NodeJS.Timeout | undefined;

  const ask = async (search: string, init: RequestInit = {}) => {
    const answer = await fetch(place.origin + SERVER_SUMS_PATH + search, {
      ...init,
      headers,
      signal: AbortSignal.timeout(WITHIN_MS),
    });
    if (!answer.ok) throw new Error(`it answers ${answer.status}.`);
    return answer;
  };

  async function flush(): Promise<void> {
    if (!timer) return; // nothing is new
    clearTimeout(timer);
    timer = undefined;
    try {
      const { day, sums } = await read();
      const body = JSON.stringify({ server, day, text: JSON.stringify(sums) });
      await ask('', { method: 'POST', body });
    } catch (error) {
      console.error('What browsers said was not kept for the other servers.', error);
      sendSoon();
    }
  }
  const sendSoon = () => (timer ??= setTimeout(() => void flush(), everyMs).unref());

  async function readChanged(): Promise<void> {
    let since = new Date(Math.max(0, newest.getTime() - OVERLAP_MS));
    for (;;) {
      const answer = await ask(`?since=${since.toISOString()}`);
      const { documents } = serverSumsAnswerSchema.parse(await answer.json());
      for (const { server: from, day, text, changedAt } of documents) {
        since = new Date(changedAt);
        const told = toldSumsSchema.safeParse(JSON.parse(text)); // another version's may say more
        if (from !== server && told.success) others.set(`${from} ${day}`, told.data);
      }
      newest = since > newest ? since : newest;
      if (documents.length < SERVER_SUMS_PAGE) return;
    }
  }

  return {
    /** Something new was told: it is sent within `everyMs`. */
    sendSoon,
    flush,
    /** What the other servers were told, from a day on. */
    async readOthers(firstDay: string): Promise<ToldSums[]> {
      if (!reading || performance.now() - reading.atMs > READS_EVERY_MS)
        reading = {
          atMs: performance.now(),
          done: readChanged().catch((error: Error) =>
            console.error('What the other servers were told could not be read.', error),
          ),
        };
      await reading.done;
      for (const key of others.keys()) if (key.split(' ')[1]! < firstDay) others.delete(key);
      return [...others.values()];
    },
  };
}
