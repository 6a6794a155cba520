/** @jest-environment ./tooling/jest/OneRealm.cjs */
import type { Luma } from '#domain/luma';
import { photograph } from '#testing/photograph';
import { evenLight } from './evenLight';
import { findPaper } from './findPaper';
import { likelyTurns, turnLuma } from './turnLuma';

const sheet: Luma = { values: new Uint8Array(300 * 200).fill(230), width: 300, height: 200 };
const frame = { width: 800, height: 600, share: 0.6 };

test.each<[string, object, number[]]>([
  ['that lies straight', {}, [160, 140]],
  ['with a shadow over half of it', { shadow: 0.5, noise: 12 }, [160, 140]],
  ['that leans', { tilt: 8 }, [185, 108]],
])('the upper left corner of a paper %s is found', (_what, look, [x, y]) => {
  const [corner] = findPaper(photograph(sheet, { ...frame, ...look }))!;
  expect(Math.hypot(corner[0] - x!, corner[1] - y!)).toBeLessThan(10);
});

test('what fills the frame, or is cut by it, is left whole', () => {
  expect(findPaper(sheet)).toBeNull();
  expect(findPaper(photograph(sheet, { ...frame, share: 1.3 }))).toBeNull();
});

test('paper in the dusk becomes white, and ink stays', () => {
  const values = Uint8Array.from(sheet.values, (value, at) => (value * (1 - (at % 300) / 600)) | 0);
  for (let at = 0; at < values.length; at += 97) values[at]! *= 0.2;
  const even = evenLight({ ...sheet, values }).values;
  expect([even[150], even[299]]).toEqual([255, 255]);
  expect(even[97]).toBe(0);
});

test('lines that run down are turned by a quarter first', () => {
  const lines = {
    ...sheet,
    values: sheet.values.map((_, at) => (Math.floor(at / 300) % 20 < 9 ? 0 : 255)),
  };
  expect(likelyTurns(lines)[0]).toBe(0);
  expect(likelyTurns(turnLuma(lines, 90))[0]).toBe(90);
  expect(turnLuma(turnLuma(lines, 90), 270)).toEqual(lines);
});
