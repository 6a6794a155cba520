import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../build/folders';
import { documentCommands } from '../commands/documentCommands';
import { cloneForTrial } from './cloneForTrial';
import { tryCommand } from './tryCommand';
import { commandOf, orders, trialOf } from './trials';

/**
 * Runs what the documents say to run, in throw-away clones: the orders first (`orders` asks for them), then every command that
 * contains one of `wanted`; all unless some are named. @returns how many failed
 */
export async function tryDocuments(wanted: readonly string[]): Promise<number> {
  // Beside other data that is never committed; on the disk of the packages that are linked.
  const folder = join(root, `.data.documents-${process.pid}`);
  const isWanted = (text: string) =>
    wanted.length === 0 || wanted.some((part) => text.includes(part));
  let failed = 0;
  async function tryAll(name: string, commands: readonly string[]): Promise<void> {
    const clone = join(folder, name.replaceAll(/\W+/g, '-'));
    const done = new Set<string>();
    for (const text of commands) {
      const trial = trialOf(text)!;
      if (trial.kind === 'leave') console.log(`left    ${text}: ${trial.why}`);
      if (trial.kind === 'leave' || done.has(commandOf(text, trial))) continue;
      done.add(commandOf(text, trial));
      if (!existsSync(clone)) cloneForTrial(clone);
      const startedAt = Date.now();
      const fault = await tryCommand(text, trial, clone);
      const seconds = Math.round((Date.now() - startedAt) / 1000);
      console.log(
        `${fault === null ? 'well   ' : 'FAILED '} ${commandOf(text, trial)} (${seconds} s)`,
      );
      if (fault !== null) console.log(fault.replaceAll(/^/gm, '        '));
      if (fault !== null) failed += 1;
    }
    await rm(clone, { recursive: true, force: true });
  }
  try {
    if (wanted.length === 0 || wanted.includes('orders'))
      for (const { name, commands } of orders) await tryAll(name, commands);
    const all = [...new Set(documentCommands().map(({ text }) => text))];
    await tryAll('every command', all.filter(isWanted));
    return failed;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
