import type { WaitUntil, WorkerParts } from './WorkerParts';
import { cacheNames, find, keep } from './keptResponses';

const LIMITS = { maxEntries: 150 };
/** Releases are kept for their last five versions: what nobody has asked for in two months is gone. */
const MAX_AGE_MS = 60 * 86_400_000;

/** A version folder and a hashed file never change. */
const FILE =
  /^\/(?:static|remotes\/[^/]+\/[^/]+)\/(?:.+\.(?:js|css|ttf|svg)|remote\.json|hashes\.[^/]+\.json)$/;
const VERSION_FOLDER = /^\/remotes\/[^/]+\/[^/]+\//;
const types: Record<string, RegExp> = {
  js: /^(?:text|application)\/javascript\b/,
  css: /^text\/css\b/,
  ttf: /^(?:font\/|application\/(?:x-)?font|application\/octet-stream)/,
  json: /^application\/json\b/,
  svg: /^image\/svg\+xml\b/,
};

/**
 * Files of builds, kept when their type is right and their bytes are those that the shell's build, a request or
 * the release's `remote.json` names: an error page in place of a chunk is passed on, and never kept.
 */
export function createFileStore({ caches, fetch, now, origin, files }: WorkerParts) {
  const own = new Map(
    files.map(({ url, integrity }) => [new URL(url, origin).pathname, integrity]),
  );
  const releases = new Map<string, Promise<Record<string, string>>>();

  /** The integrity of each file of a release; asked for once, and again after a failure. */
  function readRelease(folder: string): Promise<Record<string, string>> {
    const known = releases.get(folder);
    if (known) return known;
    const reading = fetch(`${origin}${folder}remote.json`).then(async (answer) => {
      const { assets } = (await answer.json()) as { assets: Record<string, { integrity: string }> };
      return Object.fromEntries(
        Object.entries(assets).map(([file, { integrity }]) => [file, integrity]),
      );
    });
    releases.set(folder, reading);
    reading.catch(() => releases.delete(folder));
    return reading;
  }

  async function integrityOf(pathname: string): Promise<string | undefined> {
    const folder = VERSION_FOLDER.exec(pathname)?.[0];
    if (!folder) return own.get(pathname);
    return (await readRelease(folder))[pathname.slice(folder.length)];
  }

  async function keepWhenWhole(url: string, asked: string, response: Response): Promise<void> {
    const { pathname } = new URL(url);
    const extension = pathname.slice(pathname.lastIndexOf('.') + 1);
    if (!types[extension]?.test(response.headers.get('content-type') ?? '')) return;
    const [expected, found] = await Promise.all([
      own.get(pathname) ?? (asked || integrityOf(pathname)),
      integrityOfBytes(await response.clone().arrayBuffer()),
    ]);
    if (expected === found) await keepFile(url, response);
  }
  const keepFile = async (url: string, response: Response) =>
    keep(await caches.open(cacheNames.files), url, { response, keptAtMs: now() }, LIMITS);

  return {
    isFile: (pathname: string) => FILE.test(pathname),
    async answer(request: Request, waitUntil: WaitUntil): Promise<Response> {
      const url = withoutRetry(request.url);
      const cache = await caches.open(cacheNames.files);
      const kept = await find(cache, url, { nowMs: now(), maxAgeMs: MAX_AGE_MS });
      if (kept) return kept.response;
      const response = await fetch(request);
      if (response.status === 200)
        waitUntil(
          keepWhenWhole(url, request.integrity, response.clone()).catch((error: unknown) =>
            console.warn(`${url} was not kept`, error),
          ),
        );
      return response;
    },
    /** What every page needs, before the first one is opened without a network. @throws Error when one is not whole */
    async keepFirst(): Promise<void> {
      const first = files.filter(({ isFirst }) => isFirst);
      await Promise.all(
        first.map(async ({ url, integrity }) => {
          const address = new URL(url, origin).href;
          const response = await fetch(address, { integrity });
          if (response.status !== 200) throw new Error(`${url} answers ${response.status}`);
          await keepFile(address, response);
        }),
      );
    },
  };
}

/** A chunk is asked for under another address after a failure. */
const withoutRetry = (url: string) => url.replace(/\?r=\d+$/, '');

async function integrityOfBytes(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}
