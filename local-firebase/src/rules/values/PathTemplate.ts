import { EVAL_ERROR, type EvalError } from './Result';
import { PathValue } from './values';

/** `{name}` stands for one segment, `{name=**}` for a whole path. */
const VARIABLE = /^\{([A-Za-z_$][\w$]*)(?:=(\*\*?))?\}$/;

type Part = string | { name: string; isDeep: boolean };

/** A path with variables that await `bind()`: a path by type, yet good for nothing before. */
export class PathTemplate {
  readonly kind = 'path';
  constructor(private readonly parts: readonly Part[]) {}

  /** The path with these texts and paths in place of its variables; an error when one is unknown or of the wrong kind. */
  bind(values: ReadonlyMap<string, string | PathValue>): PathValue | PathTemplate | EvalError {
    const names = new Set(this.parts.map((part) => (typeof part === 'string' ? '' : part.name)));
    if ([...values.keys()].some((name) => !names.has(name))) return EVAL_ERROR;
    const parts: Part[] = [];
    for (const part of this.parts) {
      const value = typeof part === 'string' ? undefined : values.get(part.name);
      if (typeof part === 'string' || value === undefined) parts.push(part);
      else if (value === '' || part.isDeep !== value instanceof PathValue) return EVAL_ERROR;
      else parts.push(...(typeof value === 'string' ? [value] : value.segments));
    }
    return toPath(parts);
  }
}

/** The path that a text names, a template when it holds variables; an error for empty segments and unclosed or repeated variables. */
export function parsePath(text: string): PathValue | PathTemplate | EvalError {
  const segments = (text.startsWith('/') ? text.slice(1) : text).split('/');
  const parts: Part[] = [];
  const names = new Set<string>();
  for (const segment of segments) {
    const [, name, glob] = VARIABLE.exec(segment) ?? [];
    if (segment === '' || (name === undefined && segment.startsWith('{'))) return EVAL_ERROR;
    if (name !== undefined && names.has(name)) return EVAL_ERROR;
    if (name !== undefined) names.add(name);
    parts.push(name === undefined ? segment : { name, isDeep: glob === '**' });
  }
  return toPath(parts);
}

function toPath(parts: readonly Part[]): PathValue | PathTemplate {
  return parts.every((part) => typeof part === 'string')
    ? new PathValue(parts as string[])
    : new PathTemplate(parts);
}
