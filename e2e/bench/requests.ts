// How often a page asks the backend: npm run bench:requests
// Somebody signed in opens each page anew on a slow phone's network; counted are the calls for accounts, documents and commands until
// nothing more is asked, and when the last answer of documents and commands was there.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumPath } from '../support/chromiumPath';
import { signInByForm as signIn } from '../support/people/signIn';
import { startSite } from '../support/startSite';
import { slow4g } from './slow4g';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';

reportFailures();

const kinds = {
  accounts: /identitytoolkit|securetoken/,
  documents: /\/v1\/projects\/[^/]+\/databases\//,
  commands: /\/api\//,
};
/** What a page waits for; the account itself is asked about meanwhile. */
const ownData = [kinds.documents, kinds.commands];
const pages: [email: string, path: string][] = [
  ['vanzator@demo.ro', '/'],
  ['vanzator@demo.ro', '/toate-anunturile'],
  ['vanzator@demo.ro', '/dashboard'],
  ['utilizator@demo.ro', '/dashboard?fila=favorite'],
  ['utilizator@demo.ro', '/dashboard?fila=profil'],
  ['utilizator@demo.ro', '/mesaje-primite'],
  ['admin@demo.ro', '/admin'],
];

const folder = await mkdtemp(join(tmpdir(), 'bench-requests-'));
const site = await startSite(join(folder, 'data'));
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
try {
  const rows: Record<string, Record<string, number>> = {};
  for (const [email, path] of pages) rows[path] = await countRequests(email, path);
  console.table(rows);
} finally {
  await browser.close();
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}

async function countRequests(email: string, path: string): Promise<Record<string, number>> {
  const context = await browser.newContext({ baseURL: site.origin, locale: 'ro-RO' });
  const page = await context.newPage();
  await signIn(page, email);
  await page.close();
  const visited = await context.newPage();
  const asked: string[] = [];
  let lastAnswerMs = 0;
  const devtools = await context.newCDPSession(visited);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  visited.on('request', (request) => {
    if (request.method() !== 'OPTIONS') asked.push(request.url());
  });
  const startMs = performance.now();
  visited.on('requestfinished', (request) => {
    if (ownData.some((kind) => kind.test(request.url())))
      lastAnswerMs = Math.round(performance.now() - startMs);
  });
  await visited.goto(path, { waitUntil: 'networkidle' });
  await context.close();
  const count = (kind: RegExp) => asked.filter((url) => kind.test(url)).length;
  const counts = Object.fromEntries(
    Object.entries(kinds).map(([kind, pattern]) => [kind, count(pattern)]),
  );
  if (process.argv.includes('--verbose'))
    console.log(
      path,
      asked.filter((url) => Object.values(kinds).some((kind) => kind.test(url))),
    );
  const all = Object.values(counts).reduce((sum, each) => sum + each, 0);
  return { ...counts, all, 'own data ms': lastAnswerMs };
}
