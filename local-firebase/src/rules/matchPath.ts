import type { PatternSegment } from './syntax/ast';
import { EVAL_ERROR, type Result } from './values/Result';
import { PathValue } from './values/values';

/** A segment of which only the existence is known: the id of any document of a queried collection. */
export const ANY_SEGMENT = Symbol('any segment');
/** Any number of segments: between the start of a collection group query and the collection. */
export const ANY_DEPTH = Symbol('any depth');
export type PathPart = string | typeof ANY_SEGMENT | typeof ANY_DEPTH;

/** A match path from the service down, ready for matching. */
export type Pattern = { segments: readonly PatternSegment[]; globAt: number; version: 1 | 2 };

export function toPattern(segments: readonly PatternSegment[], version: 1 | 2): Pattern {
  return { segments, globAt: segments.findIndex((segment) => segment.kind === 'glob'), version };
}

/** The values of the wildcards when the pattern covers every instance of the path, else null. */
export function matchPath(
  { segments, globAt, version }: Pattern,
  path: readonly PathPart[],
): Result[] | null {
  if (globAt < 0) return segments.length === path.length ? bind(segments, path, []) : null;
  const after = segments.length - globAt - 1;
  const globEnd = path.length - after;
  if (globEnd < globAt) return null;
  const covered = path.slice(globAt, globEnd);
  // In version 1 a glob is never empty and nothing can follow it.
  if (version === 1 && (after > 0 || !covered.some((part) => part !== ANY_DEPTH))) return null;
  const values = bind(segments.slice(0, globAt), path.slice(0, globAt), []);
  if (!values) return null;
  values.push(
    covered.every((part) => typeof part === 'string')
      ? new PathValue(covered as string[])
      : EVAL_ERROR,
  );
  return bind(segments.slice(globAt + 1), path.slice(globEnd), values);
}

function bind(
  segments: readonly PatternSegment[],
  path: readonly PathPart[],
  values: Result[],
): Result[] | null {
  for (let i = 0; i < segments.length; i += 1) {
    const segment = segments[i]!;
    const part = path[i]!;
    if (segment.kind === 'literal') {
      if (segment.text !== part) return null;
    } else if (part === ANY_DEPTH) return null;
    else values.push(part === ANY_SEGMENT ? EVAL_ERROR : part);
  }
  return values;
}
