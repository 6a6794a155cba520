import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';

const here = typeof __dirname === 'string' ? __dirname : import.meta.dirname;
const root = join(here, '../..');
/** Beside the packages with machine code, which stay packages. */
const folder = join(root, 'node_modules/.cache/test-programs');
const compiled = new Map<string, string>();

/**
 * A program of the backend in one file that Node runs as it is: a process that is started again and again would spend its
 * time on compiling and reading a thousand of them. Made once for a test file.
 */
export function compileProgram(source: string): string {
  const known = compiled.get(source);
  if (known) return known;
  const { outputFiles } = buildSync({
    entryPoints: [source],
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    external: ['libsql', 'sharp'],
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(source).href) },
    logLevel: 'error',
  });
  const file = join(folder, `${relative(root, source).split(sep).join('-')}.cjs`);
  const unfinished = `${file}.${process.pid}`; // another worker may be at it
  mkdirSync(folder, { recursive: true });
  writeFileSync(unfinished, outputFiles[0]!.contents);
  renameSync(unfinished, file);
  compiled.set(source, file);
  return file;
}
