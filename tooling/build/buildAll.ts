import { cpus } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../test/runCommand';
import { isBuilt } from './buildPackage';
import { buildNames, packageFolder, root } from './folders';

const program = join(root, 'tooling/bin/build.ts');

export type BuildAllOptions = {
  /** Called before the first build, when there is one. */
  onStart?: () => void;
  /** How many packages are built side by side. */
  atOnce?: number;
  /** Gets the builds' output; without it the output is shown at once. */
  onOutput?: ((text: string) => void) | undefined;
};

/**
 * Builds what is not built, a few packages at a time, each in a process of its own.
 * @throws Error that names the packages that could not be built
 */
export async function buildAll(options: BuildAllOptions = {}): Promise<void> {
  const { onStart, atOnce = Math.min(4, cpus().length), onOutput } = options;
  const states = await Promise.all(buildNames.map(isBuilt));
  const waiting = buildNames.filter((_name, index) => !states[index]);
  if (waiting.length > 0) onStart?.();
  const failed: string[] = [];
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const status = await runCommand(process.execPath, ['--import', 'tsx', program], {
        cwd: packageFolder(name),
        ...(onOutput && { onOutput }),
      });
      if (status !== 0) failed.push(name);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  if (failed.length > 0) throw new Error(`Not built: ${failed.join(', ')}.`);
}
