import { join } from 'node:path';
import { root } from '../build/folders';

/** A program that runs on a server, as its folder without the repository is made. */
export type ServerProgram = {
  entry: string;
  /** Its package in this repository: what it may need from `node_modules` stands there. */
  workspace: string;
  /** Packages that stay packages: they bring machine code, or read files of their own at run time. */
  outside: readonly string[];
  /** Files that it reads from beside itself. */
  files: readonly string[];
  dockerfile: string;
};

export const serverPrograms = {
  edge: {
    entry: join(root, 'edge/src/main.ts'),
    workspace: 'edge',
    outside: [],
    files: [
      join(root, 'edge/src/bundles/bundleProcess.cjs'),
      join(root, 'edge/src/bundles/bundleFetch.cjs'),
    ],
    dockerfile: join(root, 'edge/Dockerfile'),
  },
  commands: {
    entry: join(root, 'server/app/serve.ts'),
    workspace: 'server',
    outside: ['@google-cloud/firestore', '@google-cloud/storage', 'google-auth-library', 'sharp'],
    files: [],
    dockerfile: join(root, 'server/Dockerfile'),
  },
  watch: {
    entry: join(root, 'tooling/bin/watch.ts'),
    workspace: 'tooling',
    outside: ['@google-cloud/storage'],
    files: [],
    dockerfile: join(root, 'tooling/release/Dockerfile'),
  },
} as const satisfies Record<string, ServerProgram>;

export type ServerProgramName = keyof typeof serverPrograms;
