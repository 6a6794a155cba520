import type { BucketedPath } from './buckets';

/** A filter: its name in the address, how it is read and written there, and the field that it asks about. */
export type Facet<T> = {
  param: string;
  read(text: string): T | undefined;
  write(value: T): string;
  /** Path in a listing; absent where the filter's meaning is its own (words, price, places, order). */
  path?: string;
  /** What the field at the path must be; absent where it must be the value itself. */
  test?: 'isOneOf' | 'from' | 'to';
};

/** A word that stands for itself in the address. */
export const word = (param: string, pattern: RegExp, path?: string): Facet<string> => ({
  param,
  read: (text) => (pattern.test(text) ? text : undefined),
  write: (value) => value,
  path,
});

export const oneOf = <T extends object>(
  param: string,
  labels: T,
  path?: string,
): Facet<keyof T & string> => ({
  param,
  read: (text) => (Object.hasOwn(labels, text) ? (text as keyof T & string) : undefined),
  write: (value) => value,
  path,
});

/** Some of a table's ids, in the table's order. */
export const manyOf = <T extends object>(
  param: string,
  labels: T,
  path: string,
): Facet<(keyof T & string)[]> => {
  const known = (asked: readonly string[]) =>
    (Object.keys(labels) as (keyof T & string)[]).filter((id) => asked.includes(id));
  return {
    param,
    read: (text) => {
      const found = known(text.split('.'));
      return found.length > 0 ? found : undefined;
    },
    write: (value) => known(value).join('.'),
    path,
    test: 'isOneOf',
  };
};

/** Some of a few whole numbers; the ids in the address are their digits. */
export const manyCounts = (param: string, from: number, to: number, path: string) =>
  manyOf(
    param,
    Object.fromEntries(Array.from({ length: to - from + 1 }, (_, at) => [from + at, ''])),
    path,
  );

export const whole = (param: string, from: number, to: number): Facet<number> => ({
  param,
  read(text) {
    // As people write it too: 9.900, 9 900, 9.900,50.
    const [, grouped] = /^(\d{1,3}([.\s]\d{3})+|\d+)(,\d{1,2})?$/.exec(text) ?? [];
    const digits = grouped?.replace(/\D/g, '') ?? '';
    const number = Number(digits);
    return /^\d{1,9}$/.test(digits) && number >= from && number <= to ? number : undefined;
  },
  write: String,
});

/** An end of a range, which it includes. */
export const bound = (
  test: 'from' | 'to',
  param: string,
  path: BucketedPath,
  from: number,
  to: number,
): Facet<number> => ({
  ...whole(`${param}-${test === 'from' ? 'min' : 'max'}`, from, to),
  path,
  test,
});

export const yes = (param: string, path?: string): Facet<true> => ({
  param,
  read: (text) => (text === '1' ? true : undefined),
  write: () => '1',
  path,
});
