import { existsSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Licence } from '@anunturi/shared-contract/page/licencesSchema';
import webpack, { type Compiler } from 'webpack';
import { readLicence, textsIn } from '../licences/readLicence';
import { root } from '../build/folders';
import { filesIn, installedFolder } from './packagesIn';

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

/** The folder whose licence holds for a file: its package, or a folder of ours that brings a licence of its own. */
function licensedFolder(file: string): string | undefined {
  const inPackage = installedFolder(file);
  if (inPackage && !/[\\/]@anunturi[\\/]/.test(inPackage)) return inPackage;
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
