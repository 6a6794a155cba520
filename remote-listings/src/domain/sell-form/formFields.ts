import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import { parseDecimal } from '@anunturi/shared-domain/formats/parseDecimal';
import { tidyText } from '@anunturi/shared-domain/formats/romanianText';
import * as z from 'zod/mini';
import { parseMonth } from './typedMonth';

type Range = { from: number; to: number };

/** Typed text that must be one of a table's ids. */
export const requiredChoice = <T extends string>(ids: readonly [T, ...T[]], missing: string) =>
  z.enum(ids, missing);

/** Typed text that is one of a table's ids, or nothing. */
export const optionalChoice = <T extends string>(ids: readonly [T, ...T[]]) =>
  z.pipe(
    z.string(),
    z.transform((text): T | undefined => ids.find((id) => id === text)),
  );

/** One line of text, tidied; empty text is absent. */
export const optionalText = (max: number) =>
  z.pipe(
    z.string().check(z.overwrite(tidyText), z.maxLength(max, `Cel mult ${max} de caractere.`)),
    z.transform((text): string | undefined => text || undefined),
  );

export const requiredText = (min: number, max: number, missing: string) =>
  z
    .string()
    .check(
      z.overwrite(tidyText),
      z.minLength(min, missing),
      z.maxLength(max, `Cel mult ${max} de caractere.`),
    );

/** A whole number as Romanians type it (`12 500`, `12.500`); empty text is absent. */
export const optionalWhole = (range: Range) =>
  z.pipe(
    z.string(),
    z.transform((text, context): number | undefined => {
      if (text.trim() === '') return undefined;
      return readWhole(text, range, (message) =>
        context.issues.push({ code: 'custom', message, input: text }),
      );
    }),
  );

export const requiredWhole = (range: Range, missing: string) =>
  z.pipe(
    z.string(),
    z.transform((text, context): number => {
      const fail = (message: string) =>
        context.issues.push({ code: 'custom', message, input: text });
      if (text.trim() !== '') return readWhole(text, range, fail) ?? 0;
      fail(missing);
      return 0;
    }),
  );

function readWhole(
  text: string,
  { from, to }: Range,
  fail: (message: string) => void,
): number | undefined {
  const value = parseDecimal(text);
  if (value === null || !Number.isInteger(value))
    fail('Scrieți un număr întreg, de exemplu 12.500.');
  else if (value < from || value > to)
    fail(`Scrieți un număr între ${plainYear(from)} și ${plainYear(to)}.`);
  else return value;
  return undefined;
}

/** A range of years is written without thousands. */
const plainYear = (value: number) =>
  value >= 1900 && value <= 2100 ? String(value) : formatNumber(value);

export const optionalMonth = z.pipe(
  z.string(),
  z.transform((text, context): string | undefined => {
    if (text.trim() === '') return undefined;
    const month = parseMonth(text);
    if (month === null)
      context.issues.push({
        code: 'custom',
        message: 'Scrieți luna și anul, de exemplu 05.2019.',
        input: text,
      });
    return month ?? undefined;
  }),
);
