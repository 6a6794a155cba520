import { stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { ExpectedFailure } from '@anunturi/shared-contract/program/ExpectedFailure';

/** A machine that is busy builds the shell and every remote for minutes. */
const LIMIT_MS = 10 * 60_000;

/** Resolves once a file newer than `sinceMs` is there. @throws ExpectedFailure after ten minutes */
export async function waitForFile(file: string, sinceMs: number): Promise<void> {
  const givenUpAt = Date.now() + LIMIT_MS;
  while (Date.now() < givenUpAt) {
    const found = await stat(file).catch(() => null); // not written yet
    if (found && found.mtimeMs >= sinceMs) return;
    await wait(200);
  }
  throw new ExpectedFailure(`${file} was not built.`, 'The lines above say why.');
}
