import type { FoundMake } from './findMake';
import { freeOf, narrow, type Reading } from './Reading';
import type { FoundModel } from './findModel';

/** Types that name the series: `320d` is a Seria 3, `c220` a Clasa C. */
const bmwType = /^([1-8])(?:1[468]|2[03458]|3[058]|4[05]|50|60)(x?d|x?i|xe|e|c?i|cd|ti|d)?x?$/;
const mercedesType =
  /^(a|b|c|e|g|r|s|v|cla|clk|cls|ml|gl|glk|gla|glb|glc|gle|gls|slk)(1[4-9]0|2[0-9]0|3[0-9]0|4[0-9]0|5[0-9]0|63|55|45)(d|cdi|e|k|bluetec)?$/;

/** The model that a type of BMW or Mercedes-Benz names, with the fuel that its letter says. */
export function readType(reading: Reading, make: FoundMake | undefined): FoundModel | undefined {
  for (const at of freeOf(reading)) {
    const found = typeAt(reading, at, make);
    if (found) return found;
  }
  return undefined;
}

function typeAt(reading: Reading, at: number, make: FoundMake | undefined) {
  const next = reading.taken[at + 1] ? '' : (reading.tokens[at + 1]?.word ?? '');
  const word = reading.tokens[at]!.word;
  for (const [text, places] of [
    [`${word}${next}`, [at, at + 1]],
    [word, [at]],
  ] as const) {
    if (places.length > 1 && next === '') continue;
    const found = (!make || make.make === 'bmw') && typeOfBmw(text, make !== undefined);
    if (found) return { ...found, places, others: [] };
    const merc = (!make || make.make === 'mercedes-benz') && mercedesType.exec(text);
    if (merc && !/^(?:63|55|45)$/.test(merc[2]!))
      return { ...toMercedes(merc), places, others: [] };
  }
  // "bmw 3", "mercedes c", "mercedes c class"
  if (make && at === Math.max(...make.places) + 1) return bareSeries(reading, at, make);
  return undefined;
}

function typeOfBmw(text: string, isNamed: boolean) {
  const found = bmwType.exec(text);
  if (!found || (!isNamed && !found[2])) return undefined;
  const diesel = found[2]?.includes('d');
  return named('bmw', `seria-${found[1]!}`, diesel);
}

function toMercedes([, letter, , fuel]: RegExpExecArray) {
  const model = letter!.length === 1 ? `clasa-${letter!}` : letter!;
  return named('mercedes-benz', model, fuel === 'd' || fuel === 'cdi' || fuel === 'bluetec');
}

function bareSeries(reading: Reading, at: number, { make }: FoundMake) {
  const word = reading.tokens[at]!.word;
  const next = reading.tokens[at + 1]?.word ?? '';
  const isClass = ['class', 'klasse', 'klass', 'clas'].includes(next);
  const places = isClass ? [at, at + 1] : [at];
  if (make === 'bmw' && /^[1-8]$/.test(word))
    return { ...named('bmw', `seria-${word}`, false), places, others: [] };
  if (make === 'mercedes-benz' && /^[abcegsv]$/.test(word))
    return { ...named('mercedes-benz', `clasa-${word}`, false), places, others: [] };
  return undefined;
}

const named = (make: string, model: string, isDiesel: boolean | undefined) => ({
  make,
  model,
  joined: model,
  isUsual: true,
  ...(isDiesel && { isDiesel: true }),
});

/** The fuel that a type's letter says: `30d` after an X5. */
export function readTypeFuel(reading: Reading, make: string | undefined): void {
  if (make !== 'bmw') return;
  const at = freeOf(reading).find((place) =>
    /^[xs]?(?:drive)?(?:18|20|23|25|28|30|35|40|50)d$/.test(reading.tokens[place]!.word),
  );
  if (at !== undefined) narrow(reading, [at], { subject: 'fuel', filters: { fuels: ['diesel'] } });
}
