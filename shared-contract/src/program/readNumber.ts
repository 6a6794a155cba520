import { ExpectedFailure } from './ExpectedFailure';

type Range = { name: string; fallback: number; min?: number; max?: number };

/** A whole number of the environment, e.g. PORT. @throws ExpectedFailure for anything else */
export function readNumber(
  text: string | undefined,
  { name, fallback, min = 0, max = Number.MAX_SAFE_INTEGER }: Range,
): number {
  if (!text) return fallback;
  const number = Number(text);
  if (Number.isInteger(number) && number >= min && number <= max) return number;
  const range = max === Number.MAX_SAFE_INTEGER ? `from ${min} on` : `from ${min} to ${max}`;
  throw new ExpectedFailure(
    `${name} is "${text}".`,
    `A whole number ${range} is expected; without it, ${fallback} is taken.`,
    2,
  );
}
