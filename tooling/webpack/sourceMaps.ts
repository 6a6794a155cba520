import { join, relative } from 'node:path';
import webpack from 'webpack';

/** Names of files are told from here, wherever the repository lies. */
const repository = join(import.meta.dirname, '../..');

/** Published minified, in megabytes: nothing is read from them that their packages do not say themselves. */
export const UNTOUCHED = /(heic|pdf_worker_min_mjs[^/]*)\.chunk\.js$/;

/**
 * A map beside each script of a build, which no script names. A release keeps them apart from what is served
 * (`tooling/release/publishMaps`).
 */
export const sourceMaps = () =>
  new webpack.SourceMapDevToolPlugin({
    test: /\.js$/,
    exclude: UNTOUCHED,
    filename: '[file].map',
    append: false,
    moduleFilenameTemplate: ({ absoluteResourcePath }: { absoluteResourcePath: string }) =>
      relative(repository, absoluteResourcePath),
  });
