import { createHash } from 'node:crypto';
import type { Chunk, Compilation, Compiler } from 'webpack';

const SHORT = 3;

/**
 * Short ids for chunks that were given no name: webpack would name each after all of its modules, and every place that asks for one
 * would repeat it. A chunk of a single package is named after it, any other after a hash of what it holds.
 */
export class ShortChunkIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ShortChunkIdsPlugin', (compilation) =>
      compilation.hooks.chunkIds.tap(
        { name: 'ShortChunkIdsPlugin', before: 'NamedChunkIdsPlugin' },
        (chunks) => {
          const unnamed = [...chunks].filter(({ name, id }) => !name && id === null);
          const taken = new Set([...chunks].map(({ name }) => name));
          for (const [held, chunk] of unnamed
            .map((chunk) => [modulesOf(compilation, chunk), chunk] as const)
            .toSorted(([a], [b]) => (a < b ? -1 : 1))) {
            const id = freeId(held, taken);
            taken.add(id);
            chunk.id = id;
            chunk.ids = [id];
          }
        },
      ),
    );
  }
}

/** What a chunk holds, the same whatever folder it is built in. */
const modulesOf = ({ chunkGraph, requestShortener }: Compilation, chunk: Chunk): string =>
  chunkGraph
    .getChunkModules(chunk)
    .map((module) => module.readableIdentifier(requestShortener))
    .toSorted()
    .join('\n');

function freeId(held: string, taken: ReadonlySet<string | null | undefined>): string {
  const packages = new Set(
    held.split('\n').map((module) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1]),
  );
  const [only] = packages;
  if (packages.size === 1 && only && /^[\w-]+$/.test(only) && !taken.has(only)) return only;
  const hash = createHash('sha256').update(held).digest('hex');
  for (let length = SHORT; ; length += 1)
    if (!taken.has(hash.slice(0, length))) return hash.slice(0, length);
}
