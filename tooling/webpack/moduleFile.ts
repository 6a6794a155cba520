import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Full path of a module of this folder that a build takes by its path: its source or, where the tooling is installed, what that was compiled to. */
export function moduleFile(path: string): string {
  const source = join(import.meta.dirname, path);
  return existsSync(source) ? source : source.replace(/\.ts$/, '.js');
}
