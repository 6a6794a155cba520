// What Lighthouse says of the public pages on its phone:
// npm run bench:lighthouse [-- --runs 3 --only calculator --origin http://localhost:3000]
// Search engines are kept from some of them on purpose (docs/decisions/0017): those miss "is-crawlable" alone.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { parseSlugAndId } from '@anunturi/shared-domain/formats/slug';
import { links } from '@anunturi/shared-domain/site/links';
import { installOnDemand } from '@anunturi/tooling/on-demand/installOnDemand';
import { chromiumFlags } from '../support/chromiumFlags';
import { chromiumPath } from '../support/chromiumPath';
import { freePort, startSite } from '../support/startSite';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';

reportFailures();

/** What is read of a visit. */
type Visit = {
  lhr: {
    runtimeError?: { message: string };
    categories: Record<
      string,
      { id: string; score: number | null; auditRefs: { id: string; weight: number }[] }
    >;
    audits: Record<string, { score: number | null; numericValue?: number; displayValue?: string }>;
  };
};
type Lighthouse = (
  address: string,
  flags: { port: number; onlyCategories: string[]; logLevel: 'error' },
) => Promise<Visit | undefined>;

const program = join(await installOnDemand('lighthouse'), 'lighthouse/core/index.js');
const { default: lighthouse }: { default: Lighthouse } = await import(program);

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    origin: { type: 'string' },
  },
});
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const paths = [
  '/',
  '/toate-anunturile',
  '/calculator',
  '/calculator/surse',
  '/calculator/masinile-casei',
  '/contracte',
  '/generare-pdf',
  '/arhivare',
  '/adauga-anunt',
  '/blog',
  '/transparenta',
  '/contact',
  '/politica-confidentialitate',
  '/termeni',
  '/accesibilitate',
  '/login',
  '/register',
];

const folder = await mkdtemp(join(tmpdir(), 'bench-lighthouse-'));
const site = values.origin ? null : await startSite(join(folder, 'data'));
const origin = values.origin ?? site!.origin;
const port = await freePort();
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [...chromiumFlags, `--remote-debugging-port=${port}`],
});
try {
  const listings = await linksOf('/toate-anunturile', /href="(\/anunt\/[^"]+)"/g);
  const found = [
    listings[0]!,
    (await linksOf(listings[0]!, /href="(\/vanzator\/[^"]+)"/g))[0]!,
    links.compare(listings.slice(0, 2).map((path) => parseSlugAndId(path)!.id)),
    (await linksOf('/blog', /href="(\/blog\/[\w-]+)"/g))[0]!,
  ];
  const rows: Record<string, Record<string, number | string>> = {};
  const wanted = [...paths, ...found].filter((path) => new RegExp(values.only).test(path));
  for (const path of wanted) rows[path.slice(0, 40)] = await look(path);
  console.table(rows);
  console.log(`Medians of ${values.runs} visits each; simulated throttling, as Lighthouse has it.`);
} finally {
  await browser.close();
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Each once, in the order of the page. */
async function linksOf(path: string, link: RegExp): Promise<string[]> {
  const html = await (await fetch(origin + path)).text();
  const found = [...new Set([...html.matchAll(link)].map(([, each]) => each!))];
  if (found.length === 0) throw new Error(`${path} links nothing like ${link}.`);
  return found;
}

/** Its scores of 100, milliseconds, and the names of what is not as it should be. */
async function look(path: string): Promise<Record<string, number | string>> {
  const visits: Visit['lhr'][] = [];
  // At times Lighthouse misses the beginning of its own visit (NO_NAVSTART) and says to run it again.
  for (let tries = 0; visits.length < Number(values.runs); tries += 1) {
    const visit = await lighthouse(origin + path, {
      port,
      onlyCategories: categories,
      logLevel: 'error',
    });
    const fault = visit?.lhr.runtimeError?.message;
    if (visit && !fault) visits.push(visit.lhr);
    else if (tries > 2 * Number(values.runs)) throw new Error(`${path}: ${fault ?? 'no visit'}`);
  }
  const score = (id: string) => middle(visits.map((lhr) => 100 * (lhr.categories[id]?.score ?? 0)));
  const time = (id: string) => middle(visits.map((lhr) => lhr.audits[id]?.numericValue ?? NaN));
  return {
    ...Object.fromEntries(categories.map((id) => [id, score(id)])),
    LCP: time('largest-contentful-paint'),
    blocked: time('total-blocking-time'),
    shift: visits.at(-1)!.audits['cumulative-layout-shift']!.displayValue ?? '',
    missing: missing(visits.at(-1)!),
  };
}

function middle(numbers: number[]): number {
  return Math.round(numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!);
}

/** Times and sizes are in `performance`; of the others, what counts and is not whole. */
function missing({ categories: all, audits }: Visit['lhr']): string {
  return Object.values(all)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)
    .join(' ');
}
