import { toFields } from '../src/server/plainFields';
import { quotePath } from './quotePath';

/** Put as a value into data that a test client writes: the server fills in its own time. */
export const SERVER_TIME = Symbol('server time');

/** One write of a batch in short form. */
export type BatchWrite =
  | { create: string; data: object }
  | { set: string; data: object; merge?: boolean }
  | { update: string; data: object }
  | { delete: string };

/** A write in short form as it goes over the wire; `root` is the full name of `documents`. */
export function toWrite(write: BatchWrite, root: string): object {
  if ('delete' in write) return { delete: `${root}/${write.delete}` };
  const path = pathOf(write);
  const entries = Object.entries(write.data);
  const times = entries.filter(([, value]) => value === SERVER_TIME).map(([key]) => key);
  const plain = entries.filter(([, value]) => value !== SERVER_TIME);
  const isPartial = 'update' in write || ('merge' in write && write.merge === true);
  const data = isPartial ? nest(plain) : Object.fromEntries(plain);
  return {
    update: { name: `${root}/${path}`, fields: toFields(data) },
    ...(isPartial ? { updateMask: { fieldPaths: plain.map(([key]) => quotePath(key)) } } : {}),
    ...(times.length
      ? {
          updateTransforms: times.map((key) => ({
            fieldPath: quotePath(key),
            setToServerValue: 'REQUEST_TIME',
          })),
        }
      : {}),
    ...('set' in write ? {} : { currentDocument: { exists: 'update' in write } }),
  };
}

function nest(entries: [string, unknown][]): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const [path, value] of entries) {
    const parts = path.split('.');
    let level = root;
    for (const part of parts.slice(0, -1)) level = (level[part] ??= {}) as Record<string, unknown>;
    level[parts.at(-1) as string] = value;
  }
  return root;
}

function pathOf(write: Exclude<BatchWrite, { delete: string }>): string {
  if ('create' in write) return write.create;
  return 'set' in write ? write.set : write.update;
}
