import { cpus } from 'node:os';
import { join } from 'node:path';
import { ExpectedFailure } from '@anunturi/shared-contract/program/ExpectedFailure';
import { endsWithParent } from '../serve/endsWithParent';
import { runCommand } from '../test/runCommand';
import { isBuilt } from './isBuilt';
import { buildNames, remotes, root } from './folders';
import { optimiseLate } from './optimiseLate';

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
  const waiting = await findUnbuilt();
  if (waiting.length > 0) onStart?.();
  const isRemote = (name: string) => remotes.includes(name);
  const groups = [waiting.filter(isRemote), waiting.filter((name) => !isRemote(name))].filter(
    (names) => names.length > 0,
  );
  let hasFailed = false;
  const worker = async () => {
    for (let names = groups.shift(); names; names = groups.shift()) {
      const args = [...endsWithParent, ...optimiseLate, '--import', 'tsx', program, ...names];
      const status = await runCommand(process.execPath, args, onOutput && { onOutput });
      hasFailed ||= status !== 0;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  if (hasFailed)
    throw new ExpectedFailure(
      `Not built: ${(await findUnbuilt()).join(', ')}.`,
      'The lines above say why.',
    );
}

async function findUnbuilt(): Promise<string[]> {
  const states = await Promise.all(buildNames.map(isBuilt));
  return buildNames.filter((_name, index) => !states[index]);
}
