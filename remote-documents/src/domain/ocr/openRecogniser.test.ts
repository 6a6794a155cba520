/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { drawText } from '#testing/drawText';
import { openTestRecogniser } from '#testing/openTestRecogniser';
import { photograph } from '#testing/photograph';
import type { Recogniser } from './openRecogniser';
import { textOf } from './readTsv';

let recogniser: Recogniser;
beforeAll(async () => void (recogniser = await openTestRecogniser()), 60_000);

test('a scan in Romanian is read with its letters, also when it leans and has grain', () => {
  const lines = [
    'Subsemnatul Ștefan Țurcanu, domiciliat în București,',
    'am vândut autoturismul pentru suma de 12.500 lei.',
  ];
  const picture = drawText(
    lines.map((text, at) => [text, 40, 60 + at * 60, 30]),
    { width: 900, height: 160, tilt: 0.7, noise: 25, paper: 235 },
  );
  expect(textOf(recogniser.read(picture, 'page'))).toBe(lines.join('\n'));
}, 60_000);

test('each word says where it stands', () => {
  const picture = drawText([['Dosar complet', 100, 80, 32]], { width: 500, height: 140 });
  const [[first, second] = []] = recogniser.read(picture, 'page');
  expect(first).toMatchObject({ text: 'Dosar', left: expect.closeTo(103, -1) });
  expect(first!.top + first!.height).toBeCloseTo(80, -1);
  expect(second!.left).toBeGreaterThan(first!.left + first!.width);
}, 60_000);

test('a page photographed on a table is read from above, and its words stand where they do in the photo', () => {
  const page = drawText([['Dosar complet', 100, 140, 40]], { width: 700, height: 400, paper: 230 });
  const photo = photograph(page, { width: 900, height: 600, share: 0.7, tilt: 6, dusk: 0.3 });
  const [[first, second] = []] = recogniser.read(photo, 'page');
  expect([first?.text, second?.text]).toEqual(['Dosar', 'complet']);
  expect(first).toMatchObject({ left: expect.closeTo(239, -1.2), top: expect.closeTo(200, -1.2) });
  expect(second!.top).toBeGreaterThan(first!.top);
}, 60_000);

test('an empty sheet has no lines', () => {
  expect(recogniser.read(drawText([], { width: 400, height: 300, noise: 12 }), 'page')).toEqual([]);
}, 60_000);
