import webpack, { type Compiler } from 'webpack';

/** Files of every entry and of every named chunk of a build. */
export type AssetList = {
  entries: Record<string, string[]>;
  chunks: Record<string, string[]>;
};

type ChunkGroup = { getFiles(): Iterable<string> };

/** Writes `assets.json`, so that the HTML server can name and preload files without parsing a build. */
export class AssetListPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = webpack;
    compiler.hooks.thisCompilation.tap('AssetListPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'AssetListPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const named = [...compilation.namedChunkGroups].filter(
            ([name]) => !compilation.entrypoints.has(name),
          );
          const assets: AssetList = {
            entries: filesByName(compilation.entrypoints),
            chunks: filesByName(named),
          };
          const text = JSON.stringify(assets, null, 1);
          compilation.emitAsset('assets.json', new sources.RawSource(text));
        },
      );
    });
  }
}

const filesByName = (groups: Iterable<[string, ChunkGroup]>) =>
  Object.fromEntries([...groups].map(([name, group]) => [name, scriptsAndStyles(group)]));

const scriptsAndStyles = (group: ChunkGroup) =>
  [...group.getFiles()].filter(
    (file) => /\.(js|css)$/.test(file) && !file.includes('.hot-update.'),
  );
