/** @jest-environment ./tooling/jest/OneRealm.cjs */
import type { Recogniser } from '#domain/ocr/openRecogniser';
import { type Turn, turnLuma } from '#domain/ocr/turnLuma';
import { type DrawnLine, drawText } from '#testing/drawText';
import { openTestRecogniser } from '#testing/openTestRecogniser';
import { type PhotoLook, photograph } from '#testing/photograph';
import { type PaperKind, readAnswers } from './domain/papers/readAnswers';
import { readIdCard } from './domain/papers/readIdCard';
import { readRegistration } from './domain/papers/readRegistration';

let recogniser: Recogniser;
beforeAll(async () => void (recogniser = await openTestRecogniser()), 60_000);
const frame = { width: 1600, height: 1200, share: 0.75 };
function photographed(lines: readonly DrawnLine[], kind: PaperKind, look: Look) {
  const card = drawText(lines, { width: 1100, height: look.height, paper: 225 });
  const photo = photograph(card, { ...frame, ...look.photo });
  const answers = readAnswers(recogniser.read(turnLuma(photo, look.turn), 'card'), kind);
  const unsure = Object.entries(answers).flatMap(([name, { isSure }]) => (isSure ? [] : [name]));
  return { values: valuesOf(answers), unsure };
}
type Look = { height: number; turn: Turn; photo: Partial<PhotoLook> };
const valuesOf = (answers: Record<string, { value: string }>) =>
  Object.fromEntries(Object.entries(answers).map(([name, { value }]) => [name, value]));

test('a registration certificate is read from a photo that leans, in perspective, half in the shadow, with grain', () => {
  const { values, unsure } = photographed(
    [
      ['A', 60, 90, 26],
      ['CJ 12 ABC', 140, 90, 30],
      ['D.1', 60, 160, 26],
      ['DACIA', 140, 160, 30],
      ['D.2', 60, 220, 26],
      ['LSDAH', 140, 220, 30],
      ['D.3', 560, 220, 26],
      ['LOGAN', 640, 220, 30],
      ['E', 60, 290, 26],
      ['UU1LSDAAH45678901', 140, 290, 32],
      ['J', 60, 350, 26],
      ['M1', 140, 350, 30],
      ['F.1', 560, 350, 26],
      ['1540', 640, 350, 30],
      ['P.1', 60, 420, 26],
      ['1461', 140, 420, 30],
      ['P.2', 380, 420, 26],
      ['66', 460, 420, 30],
      ['P.3', 620, 420, 26],
      ['MOTORINĂ', 700, 420, 30],
      ['R', 60, 490, 26],
      ['GRI', 140, 490, 30],
      ['V.9', 380, 490, 26],
      ['EURO 5', 460, 490, 30],
    ],
    'registration',
    {
      height: 560,
      turn: 0,
      photo: { tilt: -6, nearer: [0.15, -0.2], dusk: 0.2, shadow: 0.3, noise: 8 },
    },
  );
  expect(values).toEqual({
    v_make: 'DACIA',
    v_type: 'LSDAH LOGAN',
    v_vin: 'UU1LSDAAH45678901',
    v_plate: 'CJ 12 ABC',
    v_cm3: '1461',
    v_kw: '66',
    v_fuel: 'Diesel',
    v_norm: 'Euro 5',
    v_mass: '1540',
    v_color: 'gri',
  });
  expect(unsure).toContain('v_type');
}, 60_000);

test('an identity card is read from a photo that lies on its head, out of focus', () => {
  const { values, unsure } = photographed(
    [
      ['CARTE DE IDENTITATE', 330, 60, 30],
      ['SERIA RX NR 123456', 640, 110, 30],
      ['CNP 1800101221144', 360, 160, 32],
      ['Nume/Nom/Last name', 360, 200, 18],
      ['ȘTEFĂNESCU', 360, 240, 30],
      ['Prenume/Prenom/First name', 360, 280, 18],
      ['ION-MARIAN', 360, 320, 30],
      ['Domiciliu/Adresse/Address', 360, 400, 18],
      ['Jud.CJ Mun.Cluj-Napoca', 360, 440, 28],
      ['Str.Traian Vuia nr.12 bl.A sc.1 et.2 ap.5', 360, 485, 28],
      ['IDROUSTEFANESCU<<ION<MARIAN<<<<<<<<<', 60, 600, 30],
    ],
    'idCard',
    { height: 660, turn: 180, photo: { tilt: 2, dusk: 0.4, blur: 1, noise: 8 } },
  );
  expect(unsure).not.toContain('cnp');
  expect(values).toEqual({
    name: 'ȘTEFĂNESCU ION-MARIAN',
    cnp: '1800101221144',
    idSeries: 'RX',
    idNumber: '123456',
    idType: 'C.I.',
    county: 'Cluj',
    town: 'Cluj-Napoca',
    street: 'Str. Traian Vuia',
    number: '12',
    block: 'A',
    stair: '1',
    floor: '2',
    flat: '5',
  });
}, 60_000);

test('digits mistaken for letters are mended only where the control digit then fits', () => {
  expect(valuesOf(readIdCard(['CNP I8OO1O1221144']))).toEqual({ cnp: '1800101221144' });
  expect(readIdCard(['ROU29010171221144'])).toEqual({});
  expect(readIdCard(['CNP 1800101221145'])).toEqual({});
  const lines = (control: string) => [
    'IDROUPOPESCU<<ANA<<<<<<<<<',
    `RX123456<${control}ROU8001019M290101`,
  ];
  expect(valuesOf(readIdCard(lines('6')))).toMatchObject({ name: 'POPESCU ANA' });
  const digit = [...'0123456789'].filter((each) => readIdCard(lines(each)).idNumber);
  expect(digit).toHaveLength(1);
});

test('an address of Bucharest names its sector', () => {
  const rows = ['Domiciliu/Adresse/Address', 'Mun.București Sec.3', 'Bd.Decebal nr.17'];
  expect(valuesOf(readIdCard(rows))).toEqual({
    town: 'București',
    county: 'București',
    village: 'Sector 3',
    street: 'Bd. Decebal',
    number: '17',
  });
});

test('a VIN has neither I nor O, and what has the wrong form is left out', () => {
  const read = (rows: readonly string[]) => valuesOf(readRegistration(rows));
  expect(read(['E UUILSDAAH456789O1'])).toEqual({ v_vin: 'UU1LSDAAH45678901' });
  expect(read(['J O2\tF.1 1300'])).toEqual({ v_mass: '1300' });
  expect(read(['A XX 99', 'E 123', 'P.1 necunoscut', 'P.3 abur'])).toEqual({});
});

test('codes in small print are known by their column, also when their letters were mistaken', () => {
  const rows = [
    'b1 DACIA\tr2 66',
    'Pl 1461\tF2 68\tps MOTORINĂ',
    'Fi\t1540\tG 1080',
    'v7 119\tvo EURO 5',
  ];
  expect(valuesOf(readRegistration(rows))).toEqual({
    v_make: 'DACIA',
    v_cm3: '1461',
    v_kw: '66',
    v_fuel: 'Diesel',
    v_mass: '1540',
    v_co2: '119',
    v_norm: 'Euro 5',
  });
});
