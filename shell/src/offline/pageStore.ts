import type { WaitUntil, WorkerParts } from './WorkerParts';
import { cacheNames, find, keep } from './keptResponses';

const LIMITS = { maxEntries: 30 };
const MAX_AGE_MS = 7 * 86_400_000;
/** A server that takes longer is as good as none: the kept page is shown, and says what it is. */
const WAIT_LIMIT_MS = 5000;
/** What a proxy says in place of a server that is down; our own pages of a failing database are 503 too, and have a policy. */
const isGatewayFailure = ({ status, headers }: Response) =>
  [502, 503, 504].includes(status) && !headers.has('content-security-policy');

/**
 * Pages come from the network, so that a release is live at the next load. When it does not answer, the kept page is sent
 * with the moment it was kept (`data-kept-at`), for the shell to say so; any other address gets the home page without its
 * markup and without the moment: nothing of it is seen, and the screen that cannot be loaded says why.
 */
export function createPageStore({ caches, fetch, now, origin }: WorkerParts) {
  const open = () => caches.open(cacheNames.pages);

  async function keepPage(url: string, response: Response): Promise<void> {
    const header = (name: string) => response.headers.get(name) ?? '';
    const isPage = response.status === 200 && /^text\/html\b/.test(header('content-type'));
    // A developer's page, with a remote from elsewhere, says that it must not be kept.
    if (isPage && !header('cache-control').includes('no-store'))
      await keep(await open(), url, { response, keptAtMs: now() }, LIMITS);
  }

  type Change = (page: string, keptAtMs: number) => string;
  async function findKept(url: string, change: Change = withMoment): Promise<Response | undefined> {
    const found = await find(await open(), url, { nowMs: now(), maxAgeMs: MAX_AGE_MS });
    if (!found) return undefined;
    const text = await found.response.text();
    return new Response(change(text, found.keptAtMs), { headers: found.response.headers });
  }

  return {
    async keepHome(): Promise<void> {
      try {
        await keepPage(`${origin}/`, await fetch(`${origin}/`));
      } catch (error) {
        console.warn('The page for offline could not be kept', error);
      }
    },
    async answer(request: Request, waitUntil: WaitUntil): Promise<Response> {
      const url = request.url.replace(/#.*$/, '');
      // What the browser itself keeps may be older: it gives that first and asks behind it.
      const asking =
        request.cache === 'default' ? fetch(request, { cache: 'no-cache' }) : fetch(request);
      waitUntil(
        asking.then(
          (response) =>
            keepPage(url, response.clone()).catch((error: unknown) =>
              console.warn('A page was not kept', error),
            ),
          () => undefined, // said below
        ),
      );
      let timer: ReturnType<typeof setTimeout> | undefined;
      const timeLimit = new Promise<'late'>((resolve) => {
        timer = setTimeout(() => resolve('late'), WAIT_LIMIT_MS);
      });
      try {
        const said = await Promise.race([asking, timeLimit]);
        const kept = said === 'late' ? await findKept(url) : undefined;
        if (kept) return kept;
        const answer = await asking; // a page that was never kept is waited for
        if (!isGatewayFailure(answer)) return answer;
      } catch (error) {
        console.warn('The server does not answer', error);
      } finally {
        clearTimeout(timer);
      }
      return (await findKept(url)) ?? (await findKept(`${origin}/`, withoutMarkup)) ?? asking;
    },
  };
}

const withMoment = (page: string, keptAtMs: number) =>
  page.replace('<html ', `<html data-kept-at="${new Date(keptAtMs).toISOString()}" `);

const withoutMarkup = (page: string) =>
  page.replace(/<div id="root">[^]*<\/div>(?=\s*<noscript>)/, '<div id="root"></div>');
