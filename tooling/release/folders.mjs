import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
/** Every built version of every remote, and the registry that says which are live. Never committed. */
export const releasesFolder = join(root, 'dist/releases');
/** The shell as it is served: its newest build and the hashed files of earlier ones. */
export const shellFolder = join(root, 'dist/shell');
export const registryFile = join(root, 'dist/registry.json');
/** Packages with a browser build; the shell is not in the registry. */
export const remotes = ['listings', 'documents', 'blog', 'admin'];
export const packageFolder = (name) => join(root, name === 'shell' ? 'shell' : `remote-${name}`);
