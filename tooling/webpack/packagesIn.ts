import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Compilation, Module } from 'webpack';
import { root } from '../build/folders';

/** Files of all modules that a chunk holds, those of the service worker's own compilation as well. */
export function* filesIn(compilation: Compilation): Generator<string> {
  for (const module of compilation.modules)
    if (compilation.chunkGraph.getNumberOfModuleChunks(module) > 0) yield* filesOf(module);
  for (const child of compilation.children)
    if (!child.compiler.name?.includes('mini-css-extract')) yield* filesIn(child);
}

/** A module may be several, put together into one. */
function* filesOf(module: Module): Generator<string> {
  const parts = (module as Module & { modules?: Module[] }).modules ?? [module];
  for (const part of parts) {
    const file = part.nameForCondition();
    if (file) yield file;
  }
}

/** The folder of the installed package that a file belongs to; undefined for a file of ours. */
export const installedFolder = (file: string): string | undefined =>
  /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/.@][^\\/]*/.exec(file)?.[0];

/** What federation writes for a build, in the folder of the remote that was built first: of no package. */
const isGenerated = (file: string): boolean => /[\\/]node_modules[\\/]\./.test(file);

/** Folders of every package whose modules stand in the files of a build: installed ones, and ours by their first folder. */
export function packagesIn(compilation: Compilation): Set<string> {
  const folders = [...filesIn(compilation)].flatMap((file) => {
    if (isGenerated(file)) return [];
    const [first = '..'] = relative(root, file).split(sep);
    const own = join(root, first);
    // A remote in a repository of its own is the root.
    const ours = existsSync(join(own, 'package.json')) ? own : root;
    return installedFolder(file) ?? (first === '..' ? [] : ours);
  });
  return new Set(folders);
}
