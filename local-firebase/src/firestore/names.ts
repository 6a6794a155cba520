import { invalid } from './RequestError';
import { NUMBER_ID } from './values/idBytes';

const MAX_ID_BYTES = 1500;
const RESERVED = /^__.*__$/s;

/** A path below the database root: the project and the segments after `documents`. */
export type ResourcePath = { project: string; segments: readonly string[] };

/** Full resource name of a path, without host. */
export const fullName = (path: ResourcePath): string =>
  `projects/${path.project}/databases/(default)/documents${path.segments.length ? `/${path.segments.join('/')}` : ''}`;

/** Throws 400 for an id that Firestore does not take; `kind` is 'Resource' for documents, 'Collection' for collections. */
export function checkId(id: string, kind: 'Resource' | 'Collection', allowLong = false): void {
  if (id === '') throw invalid(`${kind} id is empty.`);
  if (id === '.' || id === '..') throw invalid(`${kind} id "${id}" is not allowed.`);
  if (id.includes('/')) throw invalid(`${kind} id "${id}" is invalid because it contains "/".`);
  if (RESERVED.test(id) && !(kind === 'Resource' && NUMBER_ID.test(id)))
    throw invalid(`${kind} id "${id}" is invalid because it is reserved.`);
  if (!allowLong && Buffer.byteLength(id) > MAX_ID_BYTES)
    throw invalid(`${kind} id is longer than ${MAX_ID_BYTES} bytes.`);
}

/** Splits a full name; the segments after `documents` are checked, their number is not. Throws 400. */
export function parseName(name: string, what = 'Document name'): ResourcePath {
  const parts = name.split('/');
  const expected = ['projects', null, 'databases', null, 'documents'];
  let index = 0;
  for (const [i, fixed] of expected.entries()) {
    const part = parts[i];
    if (part === undefined || part === '' || (fixed !== null && part !== fixed))
      throw invalid(`${what} "${name}" lacks "${fixed ?? 'an id'}" at index ${index}.`);
    index += part.length + 1;
  }
  if (parts[3] !== '(default)')
    throw invalid(`${what} "${name}" names a database other than "(default)".`);
  const segments = parts.slice(5);
  for (const [i, segment] of segments.entries()) {
    if (segment === '' && i === segments.length - 1)
      throw invalid(`${what} "${name}" has invalid trailing "/".`);
    if (segment === '') throw invalid(`${what} "${name}" lacks a resource id at index ${index}.`);
    checkId(segment, i % 2 === 0 ? 'Collection' : 'Resource');
    index += segment.length + 1;
  }
  return { project: parts[1] as string, segments };
}

/** Parses the full name of a document. Throws 400. */
export function parseDocumentName(name: string, what = 'Document name'): ResourcePath {
  const path = parseName(name, what);
  if (path.segments.length === 0 || path.segments.length % 2 === 1)
    throw invalid(`${what} "${name}" lacks "/" at index ${name.length}.`);
  return path;
}
