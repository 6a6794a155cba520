import { join } from 'node:path';
import { root } from '../build/folders';
import { ensureChromium } from './ensureChromium';
import { runCommand } from './runCommand';

/** Runs browser tests that are no part of `npm test`, in Chromium, which is installed where it is missing. @returns the exit code */
export async function runOnWish(config: string): Promise<number> {
  await ensureChromium();
  return runCommand(join(root, 'node_modules/.bin/playwright'), [
    'test',
    '-c',
    join(root, config),
    ...process.argv.slice(2),
  ]);
}
