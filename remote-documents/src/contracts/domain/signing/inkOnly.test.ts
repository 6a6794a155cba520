import { type Pixels, inkOnly } from './inkOnly';

/** Paper with a bar of ink, 40 by 3, in the middle. */
function photo(paper: number, ink: number, paperOpacity = 255): Pixels {
  const [width, height] = [80, 40];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const isInk = x >= 20 && x < 60 && y >= 18 && y < 21;
    const light = isInk ? ink : paper;
    data.set([light, light, light, isInk ? 255 : paperOpacity], at * 4);
  }
  return { data, width, height };
}

test.each([
  ['white paper', photo(255, 20)],
  ['a grey photo', photo(170, 40)],
  ['a picture without a background', photo(0, 0, 0)],
])('the ink on %s is kept alone, cut to its edges', (_what, pixels) => {
  const ink = inkOnly(pixels)!;
  expect([ink.width, ink.height]).toEqual([48, 11]);
  const opacityAt = (x: number, y: number) => ink.data[(y * ink.width + x) * 4 + 3];
  expect(opacityAt(0, 0)).toBe(0);
  expect(opacityAt(24, 5)).toBe(255);
});

test('blank paper and a dark photo hold no signature', () => {
  expect(inkOnly(photo(240, 240))).toBeNull();
  const half = photo(255, 20);
  for (let at = 0; at < half.data.length / 2; at += 4) half.data.set([10, 10, 10, 255], at);
  expect(inkOnly(half)).toBeNull();
});
