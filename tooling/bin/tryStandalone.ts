// `npm run standalone:try`: a remote in a repository of its own, from nothing to a page of a running site. It asks a registry of
// packages, and takes minutes: a job of every night runs it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags } from '../../e2e/support/chromiumFlags';
import { copySite } from '../../e2e/support/releases/copySite';
import prepareSite from '../../e2e/support/prepareSite';
import { startSite } from '../../e2e/support/startSite';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';
import { buildAll } from '../build/buildAll';
import { root } from '../build/folders';
import { findChromium } from '../look/findChromium';
import { openPage } from '../look/openPage';
import { copySources } from '../test/copySources';
import { ensureChromium } from '../test/ensureChromium';
import { runCommand } from '../test/runCommand';
import { runProgram } from '../test/runProgram';

reportFailures();

const name = 'garaj';
/** This repository as its people have it, with the new remote's grant. */
const copy = join(root, `.data.standalone-${process.pid}`);

const startedAt = Date.now();
const say = (line: string) =>
  console.log(`${String(Math.round((Date.now() - startedAt) / 1000)).padStart(4)} s  ${line}`);

async function run(cwd: string, command: string, ...args: string[]): Promise<void> {
  let said = '';
  const status = await runCommand(command, args, { cwd, onOutput: (text) => (said += text) });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${said}`);
  say(`${command} ${args.join(' ')}`);
}

if (!process.env.SEEDED) await buildAll();
await prepareSite();
await ensureChromium();
say('the site is built and has its data');
const empty = await mkdtemp(join(tmpdir(), 'standalone-'));
const folder = join(empty, 'remote-garaj');
const { data, files, remove } = await copySite();
const site = await startSite(data, { FILES_FOLDER: files });
try {
  const { status: before } = await fetch(`${site.origin}/${name}`);
  if (before !== 404)
    throw new Error(`/${name} answered ${before} before there was such a remote.`);
  await copySources(copy);
  await runProgram(copy, 'tooling/bin/newRemote.ts', [name, '--standalone', folder]);
  await run(folder, 'npm', 'install');
  await run(folder, 'npm', 'test');
  await run(folder, 'npm', 'run', 'build');
  await runProgram(copy, 'tooling/bin/release.ts', ['grants', '--to', files]);
  await run(folder, 'npm', 'run', 'release', '--', '--to', files);
  await run(folder, 'npm', 'run', 'status', '--', '--to', files);
  const answer = await fetch(`${site.origin}/${name}`);
  const isRendered = (await answer.text()).includes('Aici începe o parte nouă a site-ului.');
  if (answer.status !== 200 || !isRendered)
    throw new Error(`/${name} answers ${answer.status}, ${isRendered ? '' : 'not '}rendered.`);
  const browser = await chromium.launch({
    executablePath: findChromium()!,
    args: chromiumFlags,
  });
  const context = await browser.newContext({ baseURL: site.origin, locale: 'ro-RO' });
  const faults = await openPage(context, { path: `/${name}`, access: 'public', part: name });
  await browser.close();
  if (faults.length > 0) throw new Error(faults.join('\n'));
  say(`/${name} of the running site shows it, rendered by the HTML server and hydrated`);
} finally {
  await site.stop();
  await Promise.all([remove(), ...[copy, empty].map((each) => rm(each, { recursive: true }))]);
}
