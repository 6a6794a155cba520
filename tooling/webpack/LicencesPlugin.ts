import { existsSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Licence } from '@anunturi/shared-contract/page/licencesSchema';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import { readLicence, textsIn } from '../licences/readLicence';
import { root } from '../build/folders';

/** Writes the licences of every package whose modules stand in the files of a build; one without a text fails it. */
export class LicencesPlugin {
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('LicencesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'LicencesPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const folders = [...new Set([...filesIn(compilation)].map(licensedFolder))];
          const licences = folders.flatMap((folder) => (folder ? [licenceOf(folder)] : []));
          for (const { name, version, text } of licences)
            if (!text)
              compilation.errors.push(
                new webpack.WebpackError(
                  `${name} ${version} comes without the text of its licence.`,
                ),
              );
          const text = JSON.stringify(licences.sort(byName), null, 1);
          compilation.emitAsset(this.file, new webpack.sources.RawSource(text));
        },
      );
    });
  }
}

/** Files of all modules that a chunk holds, those of the service worker's own compilation as well. */
function* filesIn(compilation: Compilation): Generator<string> {
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

/** The folder whose licence holds for a file: its package, or a folder of ours that brings a licence of its own. */
function licensedFolder(file: string): string | undefined {
  const inPackage =
    /^.*[\\/]node_modules[\\/](?!@anunturi[\\/])(?:@[^\\/]+[\\/])?[^\\/.@][^\\/]*/.exec(file);
  if (inPackage) return inPackage[0];
  const folder = dirname(file);
  return existsSync(folder) && textsIn(folder) ? folder : undefined;
}

function licenceOf(folder: string): Licence {
  if (existsSync(`${folder}/package.json`)) return readLicence(folder);
  const name = relative(root, folder);
  return { name, version: '', licence: 'see its text', source: '', text: textsIn(folder) };
}

const byName = (a: Licence, b: Licence) =>
  `${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1;
