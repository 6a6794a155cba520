import { existsSync } from 'node:fs';
import { chromiumPath, headlessChromiumPath } from '../../e2e/support/chromiumPath';
import { installByApt } from './installByApt';
import { ExpectedFailure } from '@anunturi/shared-contract/program/ExpectedFailure';
import { runCommand } from './runCommand';

/** It is needed: waited for longer than what can be left out. */
const LIMIT_MS = 600_000;

/**
 * Sees to a Chromium, and to the one without windows that the journeys prefer: the system's, or installed now by apt (as
 * root) or playwright. @throws ExpectedFailure when there is none
 */
export async function ensureChromium(
  say: (text: string) => void = (text) => process.stdout.write(text),
): Promise<void> {
  const missing = [
    ...(chromiumPath() ? [] : ['chromium']),
    ...(headlessChromiumPath() === chromiumPath() ? ['chromium-headless-shell'] : []),
  ];
  if (!process.env.CHROMIUM_PATH) await installByApt(missing, say, { limitMs: LIMIT_MS });
  if (chromiumPath() ?? (await installByPlaywright(say))) return;
  throw new ExpectedFailure(
    'The browser journeys need Chromium, and it could not be installed.',
    'Install it (Debian: apt-get install chromium chromium-headless-shell) or set CHROMIUM_PATH.',
  );
}

async function installByPlaywright(onOutput: (text: string) => void): Promise<string | undefined> {
  const options = process.getuid?.() === 0 ? ['--with-deps'] : [];
  const args = ['playwright', 'install', ...options, 'chromium'];
  if ((await runCommand('npx', args, { onOutput })) !== 0) return undefined;
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}
