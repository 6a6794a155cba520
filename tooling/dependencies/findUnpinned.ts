import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/folders';

const WORKFLOWS = '.github/workflows';
const IMAGE = /^\s*(?:FROM|image:)\s+(?!scratch\b)(\S+)/gm;
const ACTION = /^\s*(?:- )?uses:\s*(?!\.\/)(\S+)/gm;
/** An image by the digest of its content, an action by the whole hash of its commit. */
const PINNED = /@sha256:[0-9a-f]{64}$|@[0-9a-f]{40}$/;

/** Images of containers and actions of workflows that are named by a tag, which may be another thing tomorrow: each once. */
export function findUnpinned(texts: readonly string[]): string[] {
  const named = texts.flatMap((text) =>
    [IMAGE, ACTION].flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name!)),
  );
  return [...new Set(named)].filter((name) => !PINNED.test(name)).sort();
}

/** The texts of this repository that name any. */
export const containersAndWorkflows = (): string[] =>
  [
    ...['edge', 'server'].map((folder) => `${folder}/Dockerfile`),
    ...readdirSync(join(root, WORKFLOWS)).map((file) => `${WORKFLOWS}/${file}`),
  ].map((file) => readFileSync(join(root, file), 'utf8'));
