import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromiumPath, headlessChromiumPath } from '../../e2e/support/chromiumPath';

/**
 * Sees to a Chromium, and to the one without windows that the journeys prefer: the system's, or installed now by apt (as
 * root) or playwright. Throws a clear message when there is none.
 */
export async function ensureChromium(): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  if (isRoot) installByApt();
  if (chromiumPath() ?? (await installByPlaywright(isRoot))) return;
  throw new Error(
    'The browser journeys need Chromium and it could not be installed. Install it (Debian: apt-get install chromium chromium-headless-shell) or set CHROMIUM_PATH.',
  );
}

function installByApt(): void {
  const missing = [
    ...(chromiumPath() ? [] : ['chromium']),
    ...(headlessChromiumPath() === chromiumPath() ? ['chromium-headless-shell'] : []),
  ];
  if (missing.length === 0 || process.env.CHROMIUM_PATH) return;
  if (!existsSync('/usr/bin/apt-get')) return;
  console.log(`Not on this machine, being installed: ${missing.join(', ')}.`);
  succeeds('apt-get', ['update', '-qq']);
  for (const name of missing)
    succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
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
