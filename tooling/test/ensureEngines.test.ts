import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string;
let ensureEngines: typeof import('./ensureEngines').ensureEngines;
let said: string;

/** A machine without engines, whatever this one has. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'engines-'));
  said = '';
  for (const name of ['FIREFOX', 'WEBKIT_DRIVER', 'WEBKIT_BROWSER', 'XVFB'])
    process.env[`${name}_PATH`] = join(folder, name);
  jest.isolateModules(() => {
    ({ ensureEngines } = jest.requireActual<typeof import('./ensureEngines')>('./ensureEngines'));
  });
});
afterEach(() => rmSync(folder, { recursive: true }));

const say = (text: string) => void (said += text);
function aptThat(does: string): string {
  const file = join(folder, 'apt-get');
  writeFileSync(file, `#!/bin/sh\n${does}\n`);
  chmodSync(file, 0o755);
  return file;
}

test('what is installed is said before, what apt says of a failure is told, and each engine that is skipped is named', async () => {
  const apt = aptThat('echo "no such mirror: $*" >&2; exit 100');
  expect(await ensureEngines(say, { apt })).toEqual([]);
  expect(said).toMatch(
    /^Not on this machine, being installed: firefox-esr, webkit2gtk-driver, xvfb\./,
  );
  expect(said).toContain('apt-get update -qq ended with 100.\nno such mirror: update -qq');
  expect(said).toContain('!!! SKIPPED: nothing was tried in firefox.');
  expect(said).toContain('!!! SKIPPED: nothing was tried in webkit.');
});

test('an apt that hangs is ended, and nothing more is asked of it', async () => {
  const apt = aptThat('exec tail -f /dev/null');
  expect(await ensureEngines(say, { apt, limitMs: 300 })).toEqual([]);
  expect(said).toContain('apt-get update -qq was ended after 0.3 s.');
  expect(said).not.toContain('apt-get install -y');
  expect(said).toContain('!!! SKIPPED: nothing was tried in firefox.');
});

test('an engine that apt brings is one to try', async () => {
  const apt = aptThat(`case "$*" in *firefox-esr) : > ${join(folder, 'FIREFOX')};; esac`);
  expect(await ensureEngines(say, { apt })).toEqual(['firefox']);
  expect(said).toContain('!!! SKIPPED: nothing was tried in webkit.');
  expect(said).not.toContain('nothing was tried in firefox');
});
