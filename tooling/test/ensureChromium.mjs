import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const find = () => places.find((path) => path && existsSync(path));

/** Path of a Chromium: the system's, or installed now by apt (as root) or playwright. Throws a clear message when neither works. */
export async function ensureChromium() {
  const found = find();
  if (found) return found;
  console.log('No Chromium on this machine: installing one.');
  const isRoot = process.getuid?.() === 0;
  const run = (command, args) =>
    spawnSync(command, args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq']);
    if (run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']) && find())
      return find();
  }
  if (run('npx', ['playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium'])) {
    const { chromium } = await import('@playwright/test');
    if (existsSync(chromium.executablePath())) return chromium.executablePath();
  }
  throw new Error(
    'The browser journeys need Chromium and it could not be installed. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
}
