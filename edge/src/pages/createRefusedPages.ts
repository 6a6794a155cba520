import {
  REFUSED_NETWORKS_MAX,
  REFUSED_PAGES_PATH,
} from '@anunturi/shared-contract/telemetry/refusedPagesSchema';

const SENDS_EVERY_MS = 15_000;
const WITHIN_MS = 10_000;
/** An attack from more networks is told by those that came first: memory is bounded. */
const NETWORKS_MAX = 1000;

type Options = {
  /** Where the commands answer, and the secret that all servers of the site share. */
  place: { origin: string; secret: string };
  everyMs?: number;
};

/**
 * Tells the commands how often pages were refused to which networks, some seconds later and in one request, for the security log: an HTML
 * server has no rights in the database. What cannot be told is dropped, and the refusals stand.
 */
export function createRefusedPages({ place, everyMs = SENDS_EVERY_MS }: Options) {
  const counts = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const most = [...counts].toSorted(([, one], [, other]) => other - one);
    counts.clear();
    const networks = most
      .slice(0, REFUSED_NETWORKS_MAX)
      .map(([network, times]) => ({ network, times }));
    if (networks.length === 0) return;
    try {
      const answer = await fetch(place.origin + REFUSED_PAGES_PATH, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${place.secret}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ networks }),
        signal: AbortSignal.timeout(WITHIN_MS),
      });
      if (!answer.ok) throw new Error(`it answers ${answer.status}.`);
    } catch (error) {
      console.error('Refused pages were not told to the security log.', error);
    }
  }

  return {
    note(network: string): void {
      if (!counts.has(network) && counts.size >= NETWORKS_MAX) return;
      counts.set(network, (counts.get(network) ?? 0) + 1);
      timer ??= setTimeout(() => void flush(), everyMs).unref();
    },
    flush,
  };
}
