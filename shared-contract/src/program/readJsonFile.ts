import { describeMisfit } from './describeMisfit';
import { ExpectedFailure } from './ExpectedFailure';

type Issue = Parameters<typeof describeMisfit>[0][number];
type Parsed<T> = { data?: T | undefined; error?: { issues: readonly Issue[] } | undefined };
type JsonFile<T> = {
  /** As people read it. */
  file: string;
  /** Its text. */
  read: () => string;
  parse: (value: unknown) => Parsed<T>;
  /** What each field is, in words. */
  fields: Readonly<Record<string, string>>;
  /** How somebody gets a file that fits. */
  remedy: string;
};

/** What a JSON file of an installation holds. @throws ExpectedFailure naming the first field that is wrong, and what is expected */
export function readJsonFile<T>({ file, read, parse, fields, remedy }: JsonFile<T>): T {
  const value = toValue(file, read, remedy);
  const { data, error } = parse(value);
  if (data !== undefined) return data;
  const { what, expected } = describeMisfit(error?.issues ?? [], value, fields);
  throw new ExpectedFailure(`${file}: ${what}. ${expected}`, remedy);
}

function toValue(file: string, read: () => string, remedy: string): unknown {
  let text: string;
  try {
    text = read();
  } catch (error) {
    const { code } = error as { code?: string };
    throw new ExpectedFailure(
      code === 'ENOENT' ? `${file} is missing.` : `${file} cannot be read (${code}).`,
      remedy,
    );
  }
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new ExpectedFailure(`${file} is not JSON: ${(error as Error).message}.`, remedy);
  }
}
