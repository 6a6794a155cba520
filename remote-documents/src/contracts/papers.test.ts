/** @jest-environment ./tooling/jest/OneRealm.cjs */
import type { Recogniser } from '#domain/ocr/openRecogniser';
import { type DrawnLine, drawText } from '#testing/drawText';
import { openTestRecogniser } from '#testing/openTestRecogniser';
import { paperRows } from './domain/papers/paperRows';
import { readIdCard } from './domain/papers/readIdCard';
import { readRegistration } from './domain/papers/readRegistration';

let recogniser: Recogniser;
beforeAll(async () => void (recogniser = await openTestRecogniser()), 60_000);
const photographed = (lines: readonly DrawnLine[], height: number) => {
  const look = { width: 1100, height, tilt: 2, noise: 22, paper: 225 };
  return paperRows(recogniser.read(drawText(lines, look), 'card'));
};

test('a registration certificate is read from a leaning, grainy photo', () => {
  const rows = photographed(
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
    ],
    480,
  );
  expect(readRegistration(rows)).toEqual({
    v_make: 'DACIA',
    v_type: 'LSDAH LOGAN',
    v_vin: 'UU1LSDAAH45678901',
    v_plate: 'CJ 12 ABC',
    v_cm3: '1461',
    v_kw: '66',
    v_fuel: 'Diesel',
  });
}, 60_000);

test('an identity card is read from a leaning, grainy photo', () => {
  const rows = photographed(
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
    660,
  );
  expect(readIdCard(rows)).toEqual({
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
  expect(readIdCard(['CNP I8OO1O1221144'])).toEqual({ cnp: '1800101221144' });
  expect(readIdCard(['CNP 1800101221145'])).toEqual({});
  const lines = (control: string) => [
    'IDROUPOPESCU<<ANA<<<<<<<<<',
    `RX123456<${control}ROU8001019M290101`,
  ];
  expect(readIdCard(lines('6'))).toMatchObject({ name: 'POPESCU ANA' });
  const digit = [...'0123456789'].filter((each) => readIdCard(lines(each)).idNumber);
  expect(digit).toHaveLength(1);
});

test('an address of Bucharest names its sector', () => {
  expect(
    readIdCard(['Domiciliu/Adresse/Address', 'Mun.București Sec.3', 'Bd.Decebal nr.17']),
  ).toEqual({
    town: 'București',
    county: 'București',
    village: 'Sector 3',
    street: 'Bd. Decebal',
    number: '17',
  });
});

test('a VIN has neither I nor O, the mass counts for trailers, and what has the wrong form is left out', () => {
  expect(readRegistration(['E UUILSDAAH456789O1'])).toEqual({ v_vin: 'UU1LSDAAH45678901' });
  expect(readRegistration(['J O2 F.1 1300'])).toEqual({ v_mass: '1300' });
  expect(readRegistration(['Dl DACIA', 'Pl 1461 F2 66 P3 BENZINĂ'])).toEqual({
    v_make: 'DACIA',
    v_cm3: '1461',
    v_kw: '66',
    v_fuel: 'Benzină',
  });
  expect(readRegistration(['A XX 99', 'E 123', 'P.1 necunoscut', 'P.3 abur'])).toEqual({});
});
