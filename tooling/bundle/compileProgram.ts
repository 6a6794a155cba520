import { build } from 'esbuild';
import type { ServerProgram } from './serverPrograms';

/** What a program finds beside itself, unless its environment says otherwise. */
const BESIDE = `process.env.SITE_CONFIG ??= require('node:path').join(__dirname, 'site.config.json');
process.env.FILES_FOLDER ??= require('node:path').join(__dirname, 'files');`;

/** Compiles a server program into one file that Node runs as it is: readable, so that the log's lines can be found. */
export async function compileProgram({ entry, outside }: ServerProgram, file: string) {
  await build({
    entryPoints: [entry],
    outfile: file,
    bundle: true,
    platform: 'node',
    target: 'node20',
    external: [...outside],
    define: { 'import.meta.dirname': '__dirname' },
    banner: { js: BESIDE },
    logLevel: 'warning',
  });
}
