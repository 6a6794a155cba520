/** A filter in the address: its name there, how it is read and written. */
export type Codec<T> = {
  param: string;
  read(text: string): T | undefined;
  write(value: T): string;
};

/** A word that stands for itself in the address. */
export const word = (param: string, pattern: RegExp): Codec<string> => ({
  param,
  read: (text) => (pattern.test(text) ? text : undefined),
  write: (value) => value,
});

/** One of a table's ids. */
export const oneOf = <T extends object>(param: string, labels: T): Codec<keyof T & string> => {
  const isId = (text: string): text is keyof T & string => Object.hasOwn(labels, text);
  return {
    param,
    read: (text) => (isId(text) ? text : undefined),
    write: (value) => value,
  };
};

/** A whole number within limits, as people write it too: 9.900, 9 900, 9.900,50. */
export const whole = (param: string, from: number, to: number): Codec<number> => ({
  param,
  read(text) {
    const [, grouped] = /^(\d{1,3}([.\s]\d{3})+|\d+)(,\d{1,2})?$/.exec(text) ?? [];
    const digits = grouped?.replace(/\D/g, '') ?? '';
    const number = Number(digits);
    return /^\d{1,9}$/.test(digits) && number >= from && number <= to ? number : undefined;
  },
  write: String,
});

/** A box that is ticked or not there: `1`. */
export const yes = (param: string): Codec<true> => ({
  param,
  read: (text) => (text === '1' ? true : undefined),
  write: () => '1',
});

/** Some of a list of ids, in the order of the list. */
export const someOf = <Id extends string>(param: string, ids: readonly Id[]): Codec<Id[]> => {
  const known = (asked: readonly string[]) => ids.filter((id) => asked.includes(id));
  return {
    param,
    read(text) {
      const found = known(text.split('.'));
      return found.length > 0 ? found : undefined;
    },
    write: (value) => known(value).join('.'),
  };
};
