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
  while (pieces.length > 1 && pieces.at(-1) === '') pieces.pop();
  return pieces;
}

const REPLACEMENT_PART = /\\([^])|\$(\d+)|\$\{([A-Za-z_]\w*)\}|\$\{/g;

/** The text with every match replaced; `$1` and `${name}` in the replacement stand for groups. Null when a group does not exist. */
export function replaceText(text: string, regex: RE2JS, replacement: string): string | null {
  const matcher = regex.matcher(text);
  const parts: string[] = [];
  let last = 0;
  let isValid = true;
  const groupText = (group: number | string): string => {
    const exists =
      typeof group === 'number'
        ? group <= regex.groupCount()
        : Object.hasOwn(regex.namedGroups(), group);
    isValid &&= exists;
    return exists ? (matcher.group(group) ?? '') : '';
  };
  while (isValid && matcher.find()) {
    parts.push(text.slice(last, matcher.start()));
    parts.push(
      replacement.replace(
        REPLACEMENT_PART,
        (_, escaped?: string, digits?: string, name?: string) => {
          if (escaped !== undefined) return escaped;
          if (digits !== undefined) return numberedGroup(digits, regex.groupCount(), groupText);
          return name === undefined ? groupText('') : groupText(name);
        },
      ),
    );
    last = matcher.end();
  }
  return isValid ? parts.join('') + text.slice(last) : null;
}

/** `$12` is group 12 when there is one, else group 1 followed by the digit 2. */
function numberedGroup(
  digits: string,
  count: number,
  groupText: (group: number) => string,
): string {
  let length = 1;
  while (length < digits.length && Number(digits.slice(0, length + 1)) <= count) length += 1;
  return groupText(Number(digits.slice(0, length))) + digits.slice(length);
}
