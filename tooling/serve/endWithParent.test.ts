/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../build/folders';
import { workspaces } from '../build/workspaces';

type Manifest = { scripts?: Record<string, string> };

const preload = (above: string) => `node --require ${above}/tooling/serve/endWithParent.cjs `;
const scriptsOf = async (folder: string) =>
  (JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')) as Manifest).scripts ??
  {};

let folder: string;
let endGroup = () => {};
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'end-with-parent-'));
});
afterEach(async () => {
  try {
    endGroup();
  } catch (error) {
    expect(error).toMatchObject({ code: 'ESRCH' }); // it has ended
  }
  await rm(folder, { recursive: true, force: true });
});

const server = `
  require('node:http').createServer((_asked, answer) => answer.end()).listen(0, '127.0.0.1', function () {
    console.log('http://127.0.0.1:' + this.address().port);
  });
  process.once('SIGTERM', () => { console.log('ended cleanly'); process.exit(0); });`;

/** With what it starts in a group of its own, which ends with the test whatever happens. */
function startNpm() {
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  endGroup = () => process.kill(-npm.pid!, 'SIGKILL');
  return npm;
}

test('a server that npm runs ends when npm is asked to, as if it were asked itself', async () => {
  await writeFile(join(folder, 'server.cjs'), server);
  const start = `${preload(root)}server.cjs`;
  await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts: { start } }));
  const npm = startNpm();
  const lines: string[] = [];
  const origin = await new Promise<string>((resolve) => {
    createInterface({ input: npm.stdout }).on('line', (line) => {
      lines.push(line);
      if (line.startsWith('http:')) resolve(line);
    });
  });
  expect((await fetch(origin)).status).toBe(200);
  npm.kill('SIGTERM');
  await once(npm, 'close'); // once nobody holds its output any more
  expect(lines.at(-1)).toBe('ended cleanly');
  await expect(fetch(origin)).rejects.toThrow('fetch failed');
});

test('every script that runs until it is stopped ends with npm', async () => {
  const own = await scriptsOf('.');
  const lasting = ['start', 'dev', 'backend', 'serve:edge', 'serve:commands', 'release:watch'];
  for (const name of lasting) expect(own[name]).toContain(preload('.'));
  for (const name of [...workspaces(), 'tooling/new-remote/template']) {
    const { dev = preload('..') } = await scriptsOf(name);
    expect(dev).toContain(preload('..'));
  }
});
