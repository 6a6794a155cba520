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
export async function ensureChromium(): Promise<string> {
  const found = find();
  if (found) return found;
  console.log('No Chromium on this machine: installing one.');
  const isRoot = process.getuid?.() === 0;
  const installed = (isRoot && installByApt()) || (await installByPlaywright(isRoot));
  if (installed) return installed;
  throw new Error(
    'The browser journeys need Chromium and it could not be installed. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
}

function installByApt(): string | undefined {
  if (!existsSync('/usr/bin/apt-get')) return undefined;
  succeeds('apt-get', ['update', '-qq']);
  succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  return find();
}

async function installByPlaywright(withSystemPackages: boolean): Promise<string | undefined> {
  const options = withSystemPackages ? ['--with-deps'] : [];
  if (!succeeds('npx', ['playwright', 'install', ...options, 'chromium'])) return undefined;
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function succeeds(command: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
}
