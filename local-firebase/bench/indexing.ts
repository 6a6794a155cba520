// How long requests wait while an index is built: npm run bench:indexing [-- --sizes 100000,1000000]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { reportFailures } from '../src/server/reportFailures';
import { loadItems } from './loadItems';
import { percentile } from './printTable';
import { scenarios } from './scenarios';
import { ROOT } from './sendScenario';
import { startServer } from './startServer';

reportFailures();

const ASKED_EVERY_MS = 10;
const { values } = parseArgs({ options: { sizes: { type: 'string', default: '100000,1000000' } } });
const now = Date.now();
const [newest] = scenarios;
if (!newest) throw new Error('There is no scenario');

console.log(
  'items    asked  failed  build s  its own query, longest ms  others p50  p99  longest ms',
);
for (const size of values.sizes.split(',').map(Number)) await bench(size);

async function bench(size: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    let failed = 0;
    const ids = loadItems(folder, size, now, { isShort: true });
    const server = await startServer(folder);
    const ask = async (path: string, init: RequestInit = {}) => {
      const start = performance.now();
      // A server that is held up lets go of connections: that is a failed request, after so long.
      const answer = await fetch(`${server.origin}/v1/${ROOT}${path}`, init).catch(() => undefined);
      await answer?.arrayBuffer();
      if (!answer) failed += 1;
      return { status: answer?.status, ms: performance.now() - start };
    };
    const getOne = (at: number) => ask(`/items/${ids[at % ids.length]}`);
    const writeOne = (at: number) =>
      ask(`/items/${ids[at % ids.length]}?updateMask.fieldPaths=price`, {
        method: 'PATCH',
        headers: { authorization: 'Bearer owner' },
        body: JSON.stringify({ fields: { price: { integerValue: String(at) } } }),
      });
    for (let at = 0; at < 20; at += 1) await getOne(at);

    const began = performance.now();
    const own: number[] = [];
    let isReady = false;
    const asking = (async () => {
      while (!isReady) {
        const { method, path, body } = newest!.make(Math.random, ids, ROOT, now);
        const { status, ms } = await ask(path, { method, body: JSON.stringify(body) });
        own.push(ms);
        isReady = status === 200;
        if (!isReady) await after(200);
      }
    })();
    const others: number[] = [];
    const open: Promise<unknown>[] = [];
    for (let at = 0; !isReady; at += 1) {
      const one = at % 10 === 0 ? writeOne(at) : getOne(at);
      open.push(one.then(({ ms }) => others.push(ms)));
      await after(ASKED_EVERY_MS);
    }
    await asking;
    const buildS = (performance.now() - began) / 1000;
    await Promise.all(open);
    await server.stop();
    const longest = (times: number[]) => Math.max(...times).toFixed(0);
    console.log(
      `${size}  ${others.length}  ${failed}  ${buildS.toFixed(1)}  ${longest(own)}  ${percentile(others, 50)}  ${percentile(others, 99)}  ${longest(others)}`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
