import { randomFrom } from '../../../testing/randomFrom';

const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);

export const random = randomFrom(SEED);
export const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;

export const texts = [
  '',
  'x',
  'ana@example.ro',
  'parola-1',
  '\ud800',
  '\0',
  'a'.repeat(3000),
  '💥',
  '../../etc',
  'constructor',
  '__proto__',
  '%',
  'null',
  'owner',
  'a.b.c',
  'eyJhbGciOiJub25lIn0.e30.',
  '-1',
  'NaN',
  '9'.repeat(30),
];

export const values = [
  ...texts,
  null,
  true,
  0,
  -1,
  1e308,
  [],
  {},
  [null],
  { a: { b: [] } },
  ['DISPLAY_NAME'],
  ['EMAIL'],
];

export type Call = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Buffer;
};

export const spoilt = (body: string) =>
  pick([
    body,
    body.slice(0, -1),
    `[${body}]`,
    '',
    body.replaceAll('"', "'"),
    '[[[['.repeat(2000),
    body,
  ]);
