import { BytesValue, type Value } from '../values/values';
import { EVAL_ERROR, type Result } from '../values/Result';
import { MAX_BUILT, type BuiltinMethod } from './builtin';
import { regexOf, replaceText, splitText } from './regex';

const text = (value: Value | undefined): value is string => typeof value === 'string';

/** Methods of string; sizes count UTF-16 units, lower and upper touch ASCII letters only. */
export const stringMethods: Record<string, BuiltinMethod<string>> = {
  size: { arity: 0, call: (s) => BigInt(s.length) },
  lower: { arity: 0, call: (s) => s.replace(/[A-Z]+/g, (part) => part.toLowerCase()) },
  upper: { arity: 0, call: (s) => s.replace(/[a-z]+/g, (part) => part.toUpperCase()) },
  trim: { arity: 0, call: trim },
  toUtf8: { arity: 0, call: (s) => new BytesValue(Buffer.from(s, 'utf8')) },
  matches: {
    arity: 1,
    call: (s, [pattern]) =>
      text(pattern) ? (regexOf(pattern)?.matches(s) ?? EVAL_ERROR) : EVAL_ERROR,
  },
  split: { arity: 1, call: (s, [pattern]) => split(s, pattern) },
  replace: { arity: 2, call: (s, [pattern, replacement]) => replace(s, pattern, replacement) },
};

/** Removes everything up to and including the space character from both ends. */
function trim(s: string): string {
  let [from, to] = [0, s.length];
  while (from < to && s[from]! <= ' ') from += 1;
  while (to > from && s[to - 1]! <= ' ') to -= 1;
  return s.slice(from, to);
}

function split(s: string, pattern: Value | undefined): Result {
  const regex = text(pattern) ? regexOf(pattern) : null;
  return regex ? splitText(s, regex) : EVAL_ERROR;
}

function replace(s: string, pattern: Value | undefined, replacement: Value | undefined): Result {
  if (!text(pattern) || !text(replacement) || (s.length + 1) * (replacement.length + 1) > MAX_BUILT)
    return EVAL_ERROR;
  const regex = regexOf(pattern);
  return regex ? (replaceText(s, regex, replacement) ?? EVAL_ERROR) : EVAL_ERROR;
}
