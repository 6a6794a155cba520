import { Increment, NOW, REMOVED, type Write } from './RuleCase';
import { toRest, toRestValue } from './toRest';

/** A write as it goes over the wire; values that the server makes become transforms. `root`: `projects/.../documents`. */
export function toWire(write: Write, root: string): object {
  if ('delete' in write) return { delete: `${root}/${write.delete}` };
  const path = 'set' in write ? write.set : write.update;
  const isPartial = 'update' in write || write.merge === true;
  const transforms: object[] = [];
  const mask: string[] = [];
  const scan = (value: unknown, at: string): unknown => {
    if (value === NOW) transforms.push({ fieldPath: at, setToServerValue: 'REQUEST_TIME' });
    else if (value instanceof Increment)
      transforms.push({ fieldPath: at, increment: toRestValue(value.by) });
    else if (value === REMOVED) mask.push(at);
    else if (
      typeof value === 'object' &&
      value !== null &&
      Object.getPrototypeOf(value) === Object.prototype
    ) {
      const inside = Object.fromEntries(
        Object.entries(value)
          .map(([key, each]) => [key, scan(each, `${at}.${key}`)])
          .filter(([, each]) => each !== undefined),
      );
      // A map that is merged or holds only server values is named by its parts; an empty one has none.
      if ('merge' in write && write.merge) {
        if (Object.keys(value).length === 0) mask.push(at);
        return inside;
      }
      if (isPartial && Object.keys(inside).length === 0 && Object.keys(value).length > 0)
        return undefined;
      mask.push(at);
      return inside;
    } else {
      mask.push(at);
      return value;
    }
    return undefined;
  };
  const fields: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(write.data)) {
    const scanned = scan(value, key);
    if (scanned === undefined) continue;
    const parts = 'update' in write ? key.split('.') : [key];
    let level = fields;
    for (const part of parts.slice(0, -1)) level = (level[part] ??= {}) as Record<string, unknown>;
    level[parts.at(-1)!] = scanned;
  }
  return {
    update: { name: `${root}/${path}`, fields: toRest(fields) },
    ...(isPartial && {
      updateMask: {
        fieldPaths: mask.filter((one) => !mask.some((other) => one.startsWith(`${other}.`))),
      },
    }),
    ...(transforms.length > 0 && { updateTransforms: transforms }),
    ...('update' in write && { currentDocument: { exists: true } }),
  };
}
