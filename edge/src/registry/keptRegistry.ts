import { readFile } from 'node:fs/promises';
import { parseRegistry } from '@anunturi/shared-contract/registry/parseRegistry';
import type { RemoteRegistry } from '@anunturi/shared-contract/registry/remoteRegistrySchema';
import * as z from 'zod/mini';
import { replaceFile } from '../files/replaceFile';

/** What was good, and each of its entries as it was written: a signature covers fields that are not known here. */
export type KeptRegistry = { registry: RemoteRegistry; entries: Record<string, unknown> };

const NOTHING: KeptRegistry = { registry: { remotes: {}, grants: {} }, entries: {} };

const entriesSchema = z.object({ remotes: z.record(z.string(), z.unknown()) });
/** The entries of a registry as they are written. */
export const entriesOf = (raw: unknown): Record<string, unknown> =>
  entriesSchema.safeParse(raw).data?.remotes ?? {};

/** What was good when a server last read it; nothing where none ever did. */
export async function readKept(file: string): Promise<KeptRegistry> {
  const text = await readFile(file, 'utf8').catch(() => ''); // nothing was good yet
  try {
    const raw: unknown = JSON.parse(text || 'null');
    const registry = parseRegistry(raw)?.registry;
    return registry ? { registry, entries: entriesOf(raw) } : NOTHING;
  } catch (error) {
    console.error(`${file} could not be read.`, error);
    return NOTHING;
  }
}

/** A folder that is read only costs the next start its fallback, nothing else. */
export async function keep(file: string, { registry, entries }: KeptRegistry): Promise<void> {
  try {
    await replaceFile(file, JSON.stringify({ remotes: entries, grants: registry.grants }));
  } catch (error) {
    console.error(`The last good registry could not be kept in ${file}.`, error);
  }
}
