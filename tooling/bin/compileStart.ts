// Called by `npm start` where its programs are not those of the sources.
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { replaceFile } from '@anunturi/edge/files/replaceFile';
import { type Plugin, build } from 'esbuild';
import { describeSources, folder, madeOf } from '../bundle/compiledStart.cjs';
import { root } from '../build/folders';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';

reportFailures();

const entries = {
  start: join(root, 'tooling/serve/start.ts'),
  commands: join(root, 'server/app/serve.ts'),
};
/** They bring machine code. */
const outside = ['libsql', 'sharp'];

/** Our own modules find what lies beside them where they are, not where they are compiled to. */
const ownPlaces: Plugin = {
  name: 'ownPlaces',
  setup({ onLoad }) {
    onLoad({ filter: /\.(ts|cjs)$/ }, async ({ path }) => {
      if (path.includes('node_modules')) return undefined;
      const text = await readFile(path, 'utf8');
      const contents = text
        .replaceAll(/import\.meta\.dirname|\b__dirname\b/g, JSON.stringify(dirname(path)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href));
      return { contents, loader: 'ts' }; // which a CommonJS module is as well
    });
  },
};

// Each becomes one file that Node runs as it is: they start in half the time that it takes to compile and read a thousand.
const { outputFiles, metafile } = await build({
  absWorkingDir: root,
  entryPoints: entries,
  outdir: folder,
  outExtension: { '.js': '.cjs' },
  bundle: true,
  write: false,
  metafile: true,
  platform: 'node',
  target: 'node20',
  external: outside,
  plugins: [ownPlaces],
  logLevel: 'warning',
});
const isOwn = (source: string) => !source.includes('node_modules/');
const sources = [...Object.keys(metafile.inputs).filter(isOwn).sort(), 'package-lock.json'];
// Another start may be reading them, or writing the same.
for (const { path, contents } of outputFiles) await replaceFile(path, contents);
await replaceFile(madeOf, JSON.stringify(describeSources(sources)));
