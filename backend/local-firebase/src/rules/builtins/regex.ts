import { RE2JS } from 're2js';

const MAX_CACHED = 200;
const compiled = new Map<string, RE2JS | null>();

/** The compiled RE2 pattern, or null when RE2 rejects it (lookaround, backreferences, counts over 1000). */
export function regexOf(pattern: string): RE2JS | null {
  const known = compiled.get(pattern);
  if (known !== undefined) return known;
  if (compiled.size >= MAX_CACHED) compiled.clear();
  let regex: RE2JS | null;
  try {
    regex = RE2JS.compile(pattern);
  } catch {
    regex = null; // the pattern is data here: "not a pattern" is the answer
  }
  compiled.set(pattern, regex);
  return regex;
}

/** Pieces of the text between matches; empty pieces at the end are dropped. */
export function splitText(text: string, regex: RE2JS): string[] {
  const pieces: string[] = [];
  const matcher = regex.matcher(text);
  let last = 0;
  let found = false;
  while (matcher.find()) {
    found = true;
    pieces.push(text.slice(last, matcher.start()));
    last = matcher.end();
  }
  if (!found || text === '') return [text];
  pieces.push(text.slice(last));
  while (pieces.at(-1) === '') pieces.pop();
  return pieces;
}

/** The text with every match replaced; `$1` and `${name}` in the replacement stand for groups. Null when a group does not exist. */
export function replaceText(text: string, regex: RE2JS, replacement: string): string | null {
  try {
    return regex.matcher(text).replaceAll(replacement.endsWith('$') ? `${replacement.slice(0, -1)}\\$` : replacement, true);
  } catch {
    return null; // the replacement names a group that the pattern lacks
  }
}
