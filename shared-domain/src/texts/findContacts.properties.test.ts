import fc from 'fast-check';
import { findContacts } from './findContacts';

const whole = (min: number, max: number) => fc.integer({ min, max });
const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
/** As Romanians write thousands: `12500`, `12 500`, `12.500`. */
const number = (min: number, max: number) =>
  fc
    .tuple(whole(min, max), fc.constantFrom('', ' ', '.'))
    .map(([value, mark]) => String(value).replace(/\B(?=(\d{3})+$)/g, mark));
const two = (value: number) => String(value).padStart(2, '0');
const day = fc.tuple(whole(1, 28), whole(1, 12), whole(2005, 2030));
const said = (words: string, ...numbers: fc.Arbitrary<string | number>[]) =>
  fc
    .tuple(...numbers)
    .map((values) => values.reduce<string>((all, each) => all.replace('#', String(each)), words));

/** What honest descriptions of cars, parts and services hold of digits. */
const facts = fc.oneof(
  said('preț # lei', number(100, 900_000)),
  said('#€ negociabil', number(100, 90_000)),
  said('fabricată în #', whole(1985, 2026)),
  said('rulaj # km reali', number(1_000, 450_000)),
  said('km # la bord', number(1_000, 450_000)),
  said('CIV seria L nr. #', digits(6)),
  said('nr. CIV: P#', digits(6)),
  fc
    .string({
      unit: fc.constantFrom(...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'),
      minLength: 14,
      maxLength: 14,
    })
    .map((rest) => `VIN WVW${rest}`),
  said('cod piesă 026# # #', digits(1), digits(3), digits(3)),
  said('OEM 0#L 906 # A', digits(1), digits(3)),
  said('Bosch 0 445 # #', digits(3), digits(3)),
  said('pompă 0445#', digits(6)),
  said('cod 8200#', digits(6)),
  day.map(([d, m, y]) => `ITP până la ${two(d)}.${two(m)}.${y}`),
  day.map(([d, m, y]) => `revizie ${two(d)}/${two(m)}/${y}, ora 10:30`),
  day.map(([, m, y]) => `RCA ${two(m)}.${y}`),
  day.map(([, m, y]) => `distribuție ${y}-${two(m)}`),
  said(
    'anvelope #/# R#',
    fc.constantFrom(175, 195, 205, 225, 255),
    fc.constantFrom(40, 45, 55, 65, 70),
    whole(13, 20),
  ),
  said('cauciucuri 205/55 R16 91V DOT ##', whole(10, 52).map(two), whole(18, 26)),
  said('# cm3, # CP, #.# l la sută', whole(900, 4_000), whole(50, 400), whole(3, 12), whole(0, 9)),
  said('jante #Jx# ET#', whole(5, 9), whole(14, 20), whole(30, 50)),
  said('0 accidente, # proprietari', whole(1, 4)),
  said('program #:00 - #:30', whole(7, 10).map(two), whole(16, 20)),
);
const joined = fc
  .tuple(
    fc.array(facts, { minLength: 1, maxLength: 8 }),
    fc.constantFrom(', ', '. ', '\n', ' - ', '; '),
  )
  .map(([all, between]) => all.join(between));

test('prices, years, kilometres, CIV, VIN, codes of parts, dates and tyre sizes are no contacts, however they follow each other', () => {
  fc.assert(
    fc.property(joined, (text) => {
      expect(findContacts(text).map(({ start, end }) => text.slice(start, end))).toEqual([]);
    }),
    { numRuns: 2000, seed: 947374599 },
  );
});

test('a phone among them is found, however it is grouped', () => {
  const phone = fc
    .tuple(digits(8), fc.constantFrom(' ', '.', '-', ''))
    .map(
      ([rest, mark]) => `07${rest.slice(0, 2)}${mark}${rest.slice(2, 5)}${mark}${rest.slice(5)}`,
    );
  fc.assert(
    fc.property(joined, phone, joined, (before, number_, after) => {
      const text = `${before}. Sunați la ${number_} oricând. ${after}`;
      expect(findContacts(text).map(({ start, end }) => text.slice(start, end))).toEqual([number_]);
    }),
    { numRuns: 1000, seed: 947374599 },
  );
});
