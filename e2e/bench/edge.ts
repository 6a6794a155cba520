// Benchmark of the HTML server under load: npm run bench:edge [-- --seconds 8 --connections 50]
// The same pages out of the cache, read again for every request, rendered for every request, and a static file of the same size,
// one after the other and in turn.
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import autocannon from 'autocannon';
import { filesFolder, startSite } from '../support/startSite';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';

reportFailures();

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '8' },
    connections: { type: 'string', default: '50' },
    rounds: { type: 'string', default: '2' },
  },
});
const paths = ['/', '/toate-anunturile', '/calculator', '/blog'];
const headers = { 'accept-encoding': 'br' };
/** More at a time only wait longer for the same two processors, until pages are sent unfinished. */
const RENDERED_AT_ONCE = 8;
const unlimited = { PAGES_PER_MINUTE: '100000000' };

type Load = { perSecond: number; p50: number; p99: number };

const folder = await mkdtemp(join(tmpdir(), 'bench-edge-'));
const kept = await startSite(join(folder, 'kept'), unlimited);
const read = await startSite(join(folder, 'read'), { ...unlimited, KEEPS: 'parts' });
const rendered = await startSite(join(folder, 'rendered'), { ...unlimited, KEEPS: 'nothing' });
const files: string[] = [];
try {
  const rows: Record<string, Record<string, number>> = {};
  for (const path of [...paths, await firstListing(kept.origin)]) {
    for (const { origin } of [kept, read, rendered]) await warm(origin + path);
    const packed = await bytesOf(kept.origin + path);
    const file = await writeStatic(packed);
    const runs = {
      kept: [] as Load[],
      read: [] as Load[],
      rendered: [] as Load[],
      file: [] as Load[],
    };
    for (let round = 0; round < Number(values.rounds); round += 1) {
      runs.file.push(await load(kept.origin + file));
      runs.kept.push(await load(kept.origin + path));
      runs.read.push(await load(read.origin + path, RENDERED_AT_ONCE));
      runs.rendered.push(await load(rendered.origin + path, RENDERED_AT_ONCE));
    }
    const alone = await renderedAlone(rendered.origin + path);
    const [best, fresh, still] = [median(runs.kept), median(runs.rendered), median(runs.file)];
    rows[path.startsWith('/anunt/') ? '/anunt/…' : path] = {
      'kB brotli': Math.round(packed.length / 100) / 10,
      'static /s': Math.round(still.perSecond),
      'kept /s': Math.round(best.perSecond),
      'kept : static': Math.round((best.perSecond / still.perSecond) * 100) / 100,
      'kept p50 ms': best.p50,
      'kept p99 ms': best.p99,
      'read again /s': Math.round(median(runs.read).perSecond * 10) / 10,
      'rendered /s': Math.round(fresh.perSecond * 10) / 10,
      'rendered p50 ms': fresh.p50,
      'rendered alone p50 ms': alone,
    };
  }
  console.table(rows);
  console.log(`${values.connections} connections for ${values.seconds} s each (read again, rendered: ${RENDERED_AT_ONCE}),
medians of ${values.rounds} rounds in turn, on this machine's processors together with the server.
"read again": the page is not kept, its data are read and are the same; "rendered": nothing is kept;
"rendered alone": one request after the other.`);
} finally {
  await kept.stop();
  await read.stop();
  await rendered.stop();
  for (const file of files) await rm(file, { force: true });
  await rm(folder, { recursive: true, force: true });
}

async function load(url: string, connections = Number(values.connections)): Promise<Load> {
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    headers,
    connections,
    duration: Number(values.seconds),
  });
  if (non2xx + errors > 0)
    throw new Error(`${url}: ${non2xx} answers were no page, ${errors} none.`);
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 };
}

/** p50, ms, of a server that has rendered this page for a while; without what a client takes to unpack it. */
async function renderedAlone(url: string): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const timesMs: number[] = [];
  for (let done = 0; done < 101; done += 1) {
    const startedAt = performance.now();
    const [answer] = (await once(get(url, { agent, headers }), 'response')) as [IncomingMessage];
    await once(answer.resume(), 'end');
    timesMs.push(performance.now() - startedAt);
  }
  agent.destroy();
  return Math.round(timesMs.sort((a, b) => a - b)[50]! * 10) / 10;
}

/** The first rendering waits for the bundle to be read. */
async function warm(url: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const isThere = await bytesOf(url).then(Boolean, () => false);
    if (isThere) return;
    if (tries === 30) throw new Error(`${url} was not rendered.`);
    await setTimeout(2000);
  }
}

/** As it travels, so that a file of the same size can stand beside it. */
async function bytesOf(url: string): Promise<Buffer> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const html = Buffer.from(await answer.arrayBuffer());
  if (!answer.ok || html.includes('<div id="root"></div>'))
    throw new Error(`${url} answered ${answer.status}, or was not rendered.`);
  return gzipSync(html);
}

/** A file among the shell's, with twins, until the end of the run. */
async function writeStatic(packed: Buffer): Promise<string> {
  const name = `static/js/bench.${files.length}.txt`;
  for (const end of ['', '.br', '.gz']) {
    const file = join(filesFolder, 'shell', name + end);
    files.push(file);
    await writeFile(file, packed);
  }
  return `/${name}`;
}

async function firstListing(origin: string): Promise<string> {
  const html = await (await fetch(`${origin}/toate-anunturile`)).text();
  const path = /href="(\/anunt\/[^"]+)"/.exec(html)?.[1];
  if (!path) throw new Error('The site has no listing to visit.');
  return path;
}

function median(loads: Load[]): Load {
  const at = (of: (load: Load) => number) =>
    loads.map(of).sort((a, b) => a - b)[Math.floor(loads.length / 2)]!;
  return { perSecond: at((l) => l.perSecond), p50: at((l) => l.p50), p99: at((l) => l.p99) };
}
