const { Compilation, sources } = require('webpack');

/**
 * Writes `assets.json`: the files of every entry and of every named chunk, so that the HTML server can name and preload
 * them without parsing a build.
 */
module.exports = class AssetListPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('AssetListPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'AssetListPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const filesOf = (group) =>
            group
              .getFiles()
              .filter((file) => /\.(js|css)$/.test(file) && !file.includes('.hot-update.'));
          const list = (groups) =>
            Object.fromEntries([...groups].map(([name, group]) => [name, filesOf(group)]));
          const named = [...compilation.namedChunkGroups].filter(
            ([name]) => !compilation.entrypoints.has(name),
          );
          const text = JSON.stringify(
            { entries: list(compilation.entrypoints), chunks: list(named) },
            null,
            1,
          );
          compilation.emitAsset('assets.json', new sources.RawSource(text));
        },
      );
    });
  }
};
