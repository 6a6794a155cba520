import { badPayload } from '../RequestError';

/** Reads one piece of proto3 JSON into a checked value; throws 400 "Payload isn't valid for request.". */
export type Reader<T> = (json: unknown) => T;
/** What a message reader of this shape answers; absent and null keys are undefined. */
export type Message<S extends Record<string, Reader<unknown>>> = {
  [K in keyof S]?: ReturnType<S[K]>;
};

/** Deepest nesting of messages that is read, as in Google's parser. */
const MAX_MESSAGE_DEPTH = 100;
let depth = 0;

/** A message with exactly these keys (camelCase or snake_case); of each group in `oneOfs` at most one may be present. */
export function message<S extends Record<string, Reader<unknown>>>(
  shape: S | (() => S),
  oneOfs: (keyof S)[][] = [],
): Reader<Message<S>> {
  let known: Map<string, [string, Reader<unknown>]> | undefined;
  return (json) => {
    if (typeof json !== 'object' || json === null || Array.isArray(json)) throw badPayload();
    known ??= keysOf(typeof shape === 'function' ? shape() : shape);
    const result: Record<string, unknown> = {};
    if ((depth += 1) > MAX_MESSAGE_DEPTH) depth = tooDeep();
    for (const key of Object.keys(json)) {
      const entry = known.get(key);
      if (!entry) throw leave();
      const value = (json as Record<string, unknown>)[key];
      if (value === null) continue;
      if (result[entry[0]] !== undefined) throw leave();
      result[entry[0]] = entry[1](value);
    }
    depth -= 1;
    for (const group of oneOfs)
      if (group.filter((key) => result[key as string] !== undefined).length > 1) throw badPayload();
    return result as Message<S>;
  };
}

/** Runs a reader on a whole body. */
export function readWhole<T>(reader: Reader<T>, json: unknown): T {
  depth = 0;
  return reader(json);
}

const leave = () => badPayload();
function tooDeep(): never {
  throw badPayload();
}

function keysOf(shape: Record<string, Reader<unknown>>): Map<string, [string, Reader<unknown>]> {
  const keys = new Map<string, [string, Reader<unknown>]>();
  for (const [name, reader] of Object.entries(shape)) {
    keys.set(name, [name, reader]);
    keys.set(
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      [name, reader],
    );
  }
  return keys;
}

/** A list; null members are refused. */
export const list =
  <T>(reader: Reader<T>): Reader<T[]> =>
  (json) => {
    if (!Array.isArray(json)) throw badPayload();
    return json.map((item) => {
      if (item === null) throw badPayload();
      return reader(item);
    });
  };

/** Text. */
export const text: Reader<string> = (json) => {
  if (typeof json !== 'string') throw badPayload();
  return wellFormed(json);
};

/** Lone surrogates become U+FFFD, as they would in UTF-8. */
export const wellFormed = (value: string): string =>
  /\p{Surrogate}/u.test(value) ? Buffer.from(value).toString() : value;

/** A boolean, also as the text "true" or "false". */
export const bool: Reader<boolean> = (json) => {
  if (json === true || json === 'true') return true;
  if (json === false || json === 'false') return false;
  throw badPayload();
};

/** A 64-bit integer in canonical text. */
export const int64: Reader<string> = (json) => {
  if (
    typeof json === 'number'
      ? !Number.isInteger(json)
      : typeof json !== 'string' || !/^-?\d{1,19}$/.test(json)
  )
    throw badPayload();
  const value = BigInt(json as string | number);
  if (BigInt.asIntN(64, value) !== value) throw badPayload();
  return String(value);
};

/** A 32-bit integer. */
export const int32: Reader<number> = (json) => {
  const value = Number(int64(json));
  if (value !== (value | 0)) throw badPayload();
  return value;
};

/** A double: a number, numeric text, or "NaN", "Infinity", "-Infinity". */
export const double: Reader<number> = (json) => {
  if (typeof json === 'number') return json;
  if (json === 'NaN') return NaN;
  if (json === 'Infinity') return Infinity;
  if (json === '-Infinity') return -Infinity;
  if (typeof json !== 'string' || !/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(json))
    throw badPayload();
  return Number(json);
};

/** Base64 (standard or URL-safe, padded or not), in standard padded form. */
export const bytes: Reader<string> = (json) => {
  if (typeof json !== 'string' || !/^[A-Za-z0-9+/_-]*={0,2}$/.test(json)) throw badPayload();
  const bare = json.replace(/=+$/, '');
  if (bare.length % 4 === 1) throw badPayload();
  return Buffer.from(bare, 'base64').toString('base64');
};

/** One of the names, or its number. */
export const oneOf =
  <N extends string>(names: readonly N[]): Reader<N> =>
  (json) => {
    const name = typeof json === 'number' ? names[json] : names.find((one) => one === json);
    if (name === undefined) throw badPayload();
    return name;
  };
