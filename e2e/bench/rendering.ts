// Benchmark of the HTML server: node --import tsx e2e/bench/rendering.ts [--requests 2000] [--path /toate-anunturile]
// One request after the other, to a server started for it; what its process and its threads hold before, between and after.
import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startSite } from '../support/startSite';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';

reportFailures();

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '2000' },
    path: { type: 'string', default: '/toate-anunturile' },
  },
});
const requests = Number(values.requests);
const folder = await mkdtemp(join(tmpdir(), 'bench-rendering-'));
const site = await startSite(join(folder, 'data'), { PAGES_PER_MINUTE: '1000000' });
try {
  const held: Record<string, number> = { 'before the first': await heldMb() };
  const timesMs: number[] = [];
  let sizeBytes = 0;
  for (let done = 1; done <= requests; done += 1) {
    const startedAt = performance.now();
    const answer = await fetch(site.origin + values.path, { headers: { 'accept-encoding': 'br' } });
    const html = await answer.text();
    timesMs.push(performance.now() - startedAt);
    if (!answer.ok || html.includes('<div id="root"></div>'))
      throw new Error(`Request ${done} answered ${answer.status}, or was not rendered.`);
    sizeBytes = Buffer.byteLength(html);
    if (done % Math.ceil(requests / 4) === 0) held[`after ${done}`] = await heldMb();
  }
  timesMs.sort((a, b) => a - b);
  const at = (share: number) =>
    Number((timesMs[Math.floor(timesMs.length * share)] as number).toFixed(1));
  console.table({
    [values.path]: {
      'p50 ms': at(0.5),
      'p90 ms': at(0.9),
      'p99 ms': at(0.99),
      'page kB': Math.round(sizeBytes / 1000),
    },
  });
  console.table({ 'resident MB': held });
} finally {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}

async function heldMb(): Promise<number> {
  const status = await readFile(`/proc/${site.process.pid}/status`, 'utf8');
  return Math.round((Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024) / 1_000_000);
}
