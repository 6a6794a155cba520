import { readdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { filesBelow } from '../build/filesBelow';
import { root } from '../build/folders';
import { runCommand } from '../test/runCommand';
import { packedPackages, toolingFiles } from './packedPackages';

export const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/**
 * Compiles the packages and what the tooling needs of others, with their types, into a folder laid out as the repository.
 * @throws Error with the compiler's words
 */
export async function emitPackages(folder: string): Promise<void> {
  const shared = packedPackages.filter((name) => name !== 'tooling');
  const sources = await Promise.all(shared.map((name) => filesBelow(join(root, name, 'src'))));
  const stubs = 'tooling/webpack/federation-stubs';
  const files = [
    ...sources.flat(),
    ...[
      ...toolingFiles,
      ...(await readdir(join(root, stubs))).map((file) => `${stubs}/${file}`),
      'tooling/ambient/assets.d.ts',
    ].map((file) => join(root, file)),
  ].filter((file) => /\.tsx?$/.test(file) && !isTest(file));
  const project = `${folder}.json`;
  const settings = {
    extends: relative(join(folder, '..'), join(root, 'tsconfig.base.json')),
    compilerOptions: {
      noEmit: false,
      noEmitOnError: true,
      declaration: true,
      rootDir: root,
      outDir: folder,
    },
    files,
  };
  await writeFile(project, JSON.stringify(settings));
  let said = '';
  const status = await runCommand(
    join(root, 'node_modules/.bin/tsc'),
    ['-p', project, '--singleThreaded'],
    { onOutput: (text) => (said += text) },
  );
  if (status !== 0) throw new Error(said);
}
