import { createHash } from 'node:crypto';
import webpack, { type Compilation, type Compiler } from 'webpack';

const NAME = 'ChunkHashesPlugin';
const LIST = '/static/hashes.00000000.json';

/**
 * What the shell's later chunks must hash to. The entry carries the hashes of the files in `first`, which most visits load, and the name and hash of a list of
 * all others, which is asked for with the first of them (`shell/federation/integrity`): in the entry, all would cost each first visit over a kilobyte.
 * Names are short: `account.js` for `static/js/account.1a2b3c4d.chunk.js`.
 */
export class ChunkHashesPlugin {
  constructor(private readonly first: readonly string[]) {}

  apply(compiler: Compiler): void {
    const places = Object.fromEntries(this.first.map((name) => [name, placeOf(name)]));
    const value = JSON.stringify({ ...places, '': `${LIST} ${placeOf('list')}` });
    new webpack.DefinePlugin({ 'process.env.CHUNK_HASHES': JSON.stringify(value) }).apply(compiler);
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(
        // Files have their last names and bytes by then, but for these hashes.
        { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        () => this.write(compilation),
      );
    });
  }

  private write(compilation: Compilation): void {
    const hashes = hashesOf(compilation);
    const first = this.first.map((name) => {
      const hash = hashes[name];
      if (!hash) throw new Error(`${name} is no file of a chunk.`);
      delete hashes[name];
      return [placeOf(name), hash] as const;
    });
    const chunks = new Set(this.first.map(chunkOf));
    const forgotten = Object.keys(hashes).find((name) => chunks.has(chunkOf(name)));
    if (forgotten) throw new Error(`${forgotten} belongs to what most visits load: name it too.`);
    const text = JSON.stringify(hashes);
    const list = LIST.replace(
      '00000000',
      createHash('sha256').update(text).digest('hex').slice(0, 8),
    );
    compilation.emitAsset(list.slice(1), new webpack.sources.RawSource(text));
    for (const file of compilation.entrypoints.get('main')!.getFiles()) {
      if (!file.endsWith('.js')) continue;
      let source = String(compilation.getAsset(file)!.source.source());
      // As long as what they replace: the map of the entry stays right.
      for (const [place, value] of [
        ...first,
        [LIST, list],
        [placeOf('list'), integrityOf(text)],
      ] as const)
        source = source.replace(place, () => value);
      compilation.updateAsset(file, new webpack.sources.RawSource(source));
    }
  }
}

/** Where a hash comes, as long as it: 44 signs after its algorithm. */
const placeOf = (name: string) => `sha256-${`HASH.OF.${name}.`.padEnd(44, '.')}`;

/** Shorter than what other files are checked by, and no weaker for it: each visitor downloads it. */
const integrityOf = (bytes: Uint8Array | string) =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

const chunkOf = (name: string) => name.slice(0, name.lastIndexOf('.'));

/** @throws Error for two files of one short name */
function hashesOf(compilation: Compilation): Record<string, string> {
  const hashes: Record<string, string> = {};
  for (const chunk of compilation.chunks) {
    if (chunk.canBeInitial()) continue;
    for (const file of chunk.files) {
      const [, name, kind] = /([^/.]+)\.[^/]+\.(js|css)$/.exec(file) ?? [];
      const short = `${name}.${kind}`;
      if (!name || hashes[short]) throw new Error(`${file} has no name of its own.`);
      hashes[short] = integrityOf(compilation.getAsset(file)!.source.buffer());
    }
  }
  return Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1)));
}
