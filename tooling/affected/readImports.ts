import { join } from 'node:path';
import { root } from '../build/folders';
import { workspaces } from '../build/workspaces';
import { runCommand } from '../test/runCommand';

/** Files of this repository, each with those that it imports. */
export type Imports = ReadonlyMap<string, readonly string[]>;

type Module = { source: string; dependencies: { resolved: string; coreModule: boolean }[] };

/** Who imports whom, as the import rules see it (dependency-cruiser): types as well. @throws Error with its words */
export async function readImports(): Promise<Imports> {
  let said = '';
  const status = await runCommand(
    join(root, 'node_modules/.bin/depcruise'),
    ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...workspaces()],
    { onOutput: (text) => (said += text) },
  );
  if (status !== 0) throw new Error(said);
  const { modules } = JSON.parse(said) as { modules: Module[] };
  return new Map(
    modules.map(({ source, dependencies }) => [
      source,
      dependencies.flatMap(({ resolved, coreModule }) => (coreModule ? [] : [resolved])),
    ]),
  );
}
