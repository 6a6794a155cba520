import { readFile } from 'node:fs/promises';
import { parseRegistry } from '@anunturi/shared-contract/registry/parseRegistry';
import type { RemoteRegistry } from '@anunturi/shared-contract/registry/remoteRegistrySchema';
import {
  parseStatements,
  type Statement,
} from '@anunturi/shared-contract/registry/statementSchema';
import * as z from 'zod/mini';
import { replaceFile } from '../files/replaceFile';

/**
 * What was good, each of its entries and the shell's as it was written (a signature covers fields that are not known here), and the last statement
 * of each part that counted: an earlier one counts no more.
 */
export type KeptRegistry = {
  registry: RemoteRegistry;
  entries: Record<string, unknown>;
  shell?: unknown;
  statements: Record<string, Statement>;
};

const NOTHING: KeptRegistry = {
  registry: { remotes: {}, grants: {} },
  entries: {},
  statements: {},
};

const entriesSchema = z.object({
  remotes: z.record(z.string(), z.unknown()),
  shell: z.optional(z.unknown()),
});
/** The entries of a registry as they are written. */
export const entriesOf = (raw: unknown): Record<string, unknown> =>
  entriesSchema.safeParse(raw).data?.remotes ?? {};
/** The same of the shell. */
export const shellOf = (raw: unknown): unknown => entriesSchema.safeParse(raw).data?.shell;

/** What was good when a server last read it; nothing where none ever did. */
export async function readKept(file: string): Promise<KeptRegistry> {
  const text = await readFile(file, 'utf8').catch(() => ''); // nothing was good yet
  try {
    const raw: unknown = JSON.parse(text || 'null');
    const registry = parseRegistry(raw)?.registry;
    return registry
      ? {
          registry,
          entries: entriesOf(raw),
          shell: shellOf(raw),
          statements: parseStatements(raw),
        }
      : NOTHING;
  } catch (error) {
    console.error(`${file} could not be read.`, error);
    return NOTHING;
  }
}

/** A folder that is read only costs the next start its fallback, nothing else. */
export async function keep(
  file: string,
  { registry, entries, shell, statements }: KeptRegistry,
): Promise<void> {
  try {
    const { grants } = registry;
    await replaceFile(file, JSON.stringify({ remotes: entries, grants, shell, statements }));
  } catch (error) {
    console.error(`The last good registry could not be kept in ${file}.`, error);
  }
}

/** What this server found good, but of each part that another server has seen a later statement of, what that one found. */
export function withLater(own: KeptRegistry, others: KeptRegistry): KeptRegistry {
  let later = own;
  for (const [part, statement] of Object.entries(others.statements)) {
    if (statement.number <= (own.statements[part]?.number ?? 0)) continue;
    const { registry, entries, statements } = later;
    later = { ...later, statements: { ...statements, [part]: statement } };
    if (part === 'shell') later.shell = others.shell;
    else if (part === 'grants') later.registry = { ...registry, grants: others.registry.grants };
    else if (others.registry.remotes[part]) {
      later.registry = {
        ...registry,
        remotes: { ...registry.remotes, [part]: others.registry.remotes[part] },
      };
      later.entries = { ...entries, [part]: others.entries[part] };
    }
  }
  return later;
}
