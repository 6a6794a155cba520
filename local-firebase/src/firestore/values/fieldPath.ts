import type { RestFields, RestValue } from '../../RestValue';
import { invalid } from '../RequestError';

const SIMPLE = /^[A-Za-z_][A-Za-z_0-9]*$/;
const PART = /[A-Za-z_][A-Za-z_0-9]*|`(?:[^`\\]|\\.)+`/sy;

/** Names that Firestore keeps for itself. */
export const RESERVED_NAME = /^__.*__$/s;

/** A parsed field path: the keys from the document's root downwards. */
export type FieldPath = readonly string[];

/** Parses `a.b` or `` `a-b`.c ``. Throws 400. */
export function parseFieldPath(text: string): FieldPath {
  if (text === '') throw invalid('Invalid empty property path string.');
  const parts: string[] = [];
  let at = 0;
  for (;;) {
    PART.lastIndex = at;
    const part = PART.exec(text)?.[0];
    if (part === undefined) throw badPath(text);
    parts.push(part.startsWith('`') ? part.slice(1, -1).replace(/\\(.)/gs, '$1') : part);
    at += part.length;
    if (at === text.length) break;
    if (text[at] !== '.') throw badPath(text);
    at += 1;
  }
  for (const part of parts)
    if (Buffer.byteLength(part) > 1500)
      throw invalid('The property.name is longer than 1500 bytes.');
  return parts;
}

const badPath = (text: string) =>
  invalid(
    `Invalid property path "${text}". Unquoted property paths must match regex ([a-zA-Z_][a-zA-Z_0-9]*), and quoted property paths must match regex (\`(?:[^\`\\\\]|(?:\\\\.))+\`)`,
  );

/** The text form, quoted where needed. */
export const formatFieldPath = (path: FieldPath): string =>
  path
    .map((part) => (SIMPLE.test(part) ? part : `\`${part.replace(/[\\`]/g, '\\$&')}\``))
    .join('.');

/** True for the path `__name__`, which stands for the document's name. */
export const isNamePath = (path: FieldPath): boolean => path.length === 1 && path[0] === '__name__';

/** A path in a query, where no `__x__` may stand except the name of the document itself. Throws 400. */
export function parseQueryPath(text: string): FieldPath {
  const path = parseFieldPath(text);
  if (isNamePath(path)) return path;
  if (path[0] === '__name__') throw invalid('the name __key__ is reserved');
  const reserved = path.find((part) => RESERVED_NAME.test(part));
  if (reserved !== undefined) throw invalid(`Invalid reserved name in field path ${reserved}`);
  return path;
}

/** The value at a path, or undefined. */
export function valueAt(fields: RestFields, path: FieldPath): RestValue | undefined {
  let level: RestFields | undefined = fields;
  for (let i = 0; i < path.length - 1; i += 1) {
    const value: RestValue | undefined = own(level, path[i] as string);
    level = value?.mapValue?.fields;
    if (!level) return undefined;
  }
  return own(level, path.at(-1) as string);
}

const own = (fields: RestFields | undefined, key: string): RestValue | undefined =>
  fields && Object.hasOwn(fields, key) ? fields[key] : undefined;

/** A copy of the fields with the value put at the path (undefined deletes); maps on the way are made, scalars on the way replaced. */
export function withValueAt(
  fields: RestFields,
  path: FieldPath,
  value: RestValue | undefined,
): RestFields {
  const key = path[0] as string;
  const copy: RestFields = Object.assign(emptyFields(), fields);
  if (path.length === 1) {
    if (value === undefined) delete copy[key];
    else copy[key] = value;
    return copy;
  }
  const inner = own(fields, key);
  if (value === undefined && !inner?.mapValue) return copy;
  copy[key] = {
    mapValue: {
      fields: withValueAt(inner?.mapValue?.fields ?? emptyFields(), path.slice(1), value),
    },
  };
  return copy;
}

/** Fields without a prototype, so that `__proto__` and `constructor` are ordinary keys. */
export const emptyFields = (): RestFields => Object.create(null) as RestFields;

/** The fields cut down to the given paths; `__name__` selects nothing. */
export function pickFields(fields: RestFields, paths: readonly FieldPath[]): RestFields {
  let picked = emptyFields();
  for (const path of paths) {
    const value = valueAt(fields, path);
    if (value !== undefined) picked = withValueAt(picked, path, value);
  }
  return picked;
}
