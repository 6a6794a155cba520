import { matchFree, wholeWords } from './matchFree';
import { freeOf, narrow, type Reading } from './Reading';

const winterTyres = wholeWords(
  'cu (?:set (?:de )?|si |un set (?:de )?)?(?:anvelope|anvelopele|cauciucuri|roti|gume)(?: de)? iarna',
);

const tyresOfCar = wholeWords('(?:si )?(?:set )?(?:anvelope|cauciucuri|roti|gume)(?: de)? iarna');

/** The same behind a model: "golf 7 roți de iarnă". */
export function readTyresOfCar(reading: Reading, at: number): void {
  const found = matchFree(reading, tyresOfCar);
  if (found && found.places[0]! > at)
    narrow(reading, found.places, { subject: 'tyres', filters: { winterTyres: true } });
}

/** "Cu anvelope de iarnă": a car that has them, not tyres for sale. */
export function readWinterTyres(reading: Reading): void {
  const found = matchFree(reading, winterTyres);
  if (found) narrow(reading, found.places, { subject: 'tyres', filters: { winterTyres: true } });
}

/** Sizes of tyres and wheels: "205/55 r16", "r17", "jante 16", "5x112". */
export function readTyres(reading: Reading): void {
  for (const at of freeOf(reading)) {
    const { word, typed } = reading.tokens[at]!;
    const [, size, inches] = /^(?:(\d{3}\/\d{2})r|r)(1[2-9]|2[0-2])$/.exec(word) ?? [];
    const isBolts = /^[45]x\d{2,3}$/.test(word);
    if (!inches && !isBolts) continue;
    reading.taken[at] = true;
    const numbers = size?.split('/') ?? [];
    const ways = inches
      ? [
          [...numbers, `r${inches}`],
          [...numbers, inches],
        ]
      : [[word]];
    reading.text.push({ at, said: { said: typed, ways } });
    if (!reading.narrowings.some(({ subject }) => subject === 'category'))
      reading.narrowings.push({
        subject: 'category',
        filters: { categoryId: 'anvelope-si-jante' },
        said: [],
        certainty: 'guessed',
        alternatives: [],
      });
  }
}
