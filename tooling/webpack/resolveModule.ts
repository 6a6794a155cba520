import { createRequire } from 'node:module';

/** File of a package that tooling depends on, wherever npm has put it. */
export const resolveModule = createRequire(import.meta.url).resolve;
