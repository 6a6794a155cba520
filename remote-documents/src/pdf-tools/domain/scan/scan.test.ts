/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { type Luma, lumaOf } from '#domain/luma';
import { inkMask } from './inkMask';
import { isBlankPage } from './isBlankPage';
import { packBits } from './packBits';
import { skewAngle } from './skewAngle';

/** Paper lit from the left, darker to the right, with ink where `isInk` says. */
function sheet(isInk: (x: number, y: number) => boolean, width = 300, height = 420): Luma {
  const values = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      values[y * width + x] = (isInk(x, y) ? 60 : 240) - Math.round((x / width) * 50);
  return { values, width, height };
}
const lines = (degrees: number) => {
  const lean = Math.tan((degrees * Math.PI) / 180);
  return (x: number, y: number) => {
    const along = y - 210 - (x - 150) * lean;
    return x > 30 && x < 270 && Math.abs(along) < 160 && ((along % 16) + 16) % 16 < 5 && x % 7 < 5;
  };
};

test.each([0, 0.2, 1.5, -2.8, 5, -6.4])('lines that lean by %s degrees are seen to', (degrees) => {
  const found = skewAngle(sheet(lines(degrees)));
  expect(Math.abs(found - (Math.abs(degrees) < 0.3 ? 0 : degrees))).toBeLessThanOrEqual(0.3);
});

test('a page without lines is left as it stands', () => {
  expect(skewAngle(sheet(() => false))).toBe(0);
  expect(skewAngle(sheet((x, y) => (x - 150) ** 2 + (y - 210) ** 2 < 900))).toBe(0);
});

test('ink is told from paper on the dark side of the page as on the light one', () => {
  const page = sheet(lines(0));
  const mask = inkMask(page);
  const share = (from: number, to: number) => {
    let [right, all] = [0, 0];
    for (let y = 60; y < 360; y += 1)
      for (let x = from; x < to; x += 1) {
        all += 1;
        right += Number(mask[y * 300 + x] === Number(lines(0)(x, y)));
      }
    return right / all;
  };
  expect(share(40, 100)).toBeGreaterThan(0.97);
  expect(share(200, 260)).toBeGreaterThan(0.97);
});

test('an empty page is blank with specks and shaded edges; one with a few letters is not', () => {
  const specks = (x: number, y: number) => (x * 7919 + y * 104_729) % 12_000 === 0;
  const edges = (x: number) => x < 8 || x > 292;
  const letters = (x: number, y: number) => y > 380 && y < 388 && x > 140 && x < 160 && x % 4 < 2;
  expect(isBlankPage(sheet((x, y) => specks(x, y) || edges(x)))).toBe(true);
  expect(isBlankPage(sheet(letters))).toBe(false);
  expect(isBlankPage(sheet(lines(0)))).toBe(false);
});

test('pixels become brightness, and a mask bits with rows of whole bytes', () => {
  const data = new Uint8ClampedArray([255, 255, 255, 255, 0, 0, 0, 255, 255, 0, 0, 255]);
  expect([...lumaOf({ data, width: 3, height: 1 }).values]).toEqual([255, 0, 76]);
  const mask = new Uint8Array([1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect([...packBits(mask, { width: 9, height: 2 })]).toEqual([0x7f, 0x7f, 0xff, 0xff]);
});
