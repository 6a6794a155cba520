import { cpus } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../test/runCommand';
import { isBuilt } from './buildPackage';
import { buildNames, remotes, root } from './folders';

const program = join(root, 'tooling/bin/build.ts');

export type BuildAllOptions = {
  /** Called before the first build, when there is one. */
  onStart?: () => void;
  /** How many builds run side by side. */
  atOnce?: number;
  /** Gets the builds' output; without it the output is shown at once. */
  onOutput?: ((text: string) => void) | undefined;
};

/**
 * Builds what is not built: the remotes one after another in one process, where what builds them is warm after the first;
 * the shell in another one, since what the federation plugin remembers of a remote would change it.
 * @throws Error that names the packages that could not be built
 */
export async function buildAll(options: BuildAllOptions = {}): Promise<void> {
  const { onStart, atOnce = cpus().length, onOutput } = options;
  const missing = async () => {
    const states = await Promise.all(buildNames.map(isBuilt));
    return buildNames.filter((_name, index) => !states[index]);
  };
  const waiting = await missing();
  if (waiting.length === 0) return;
  onStart?.();
  const isRemote = (name: string) => remotes.includes(name);
  const groups = [waiting.filter(isRemote), waiting.filter((name) => !isRemote(name))];
  const build = (names: string[] = []) =>
    names.length > 0 &&
    runCommand(process.execPath, ['--import', 'tsx', program, ...names], {
      cwd: root,
      ...(onOutput && { onOutput }),
    });
  const worker = async () => {
    while (groups.length > 0) await build(groups.shift());
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const failed = await missing();
  if (failed.length > 0) throw new Error(`Not built: ${failed.join(', ')}.`);
}
