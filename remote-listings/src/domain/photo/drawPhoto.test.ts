import { coverCut, drawPhoto, fitInside } from './drawPhoto';
import type { Surface } from './makeSurface';

test.each([
  [4000, 3000, 1600, 1200],
  [3000, 4000, 1200, 1600],
  [800, 600, 800, 600],
  [16_000, 2, 1600, 1],
])('a picture of %i x %i is stored as %i x %i', (width, height, storedWidth, storedHeight) => {
  expect(fitInside(width, height, 1600)).toEqual({ width: storedWidth, height: storedHeight });
});

test('a thumbnail is cut 4:3 out of the middle', () => {
  expect(coverCut(1600, 900)).toEqual({ x: 200, y: 0, width: 1200, height: 900 });
  expect(coverCut(900, 1600)).toEqual({ x: 0, y: 462.5, width: 900, height: 675 });
});

const asked: [type: string, width: number, height: number][] = [];
const surface =
  (known: string) =>
  (width: number, height: number): Surface => ({
    canvas: { width, height } as OffscreenCanvas,
    context: {
      translate() {},
      rotate() {},
      drawImage() {},
    } as unknown as OffscreenCanvasRenderingContext2D,
    toBlob: async (type) => {
      asked.push([type, width, height]);
      return new Blob(['x'], { type: type === known ? type : 'image/png' });
    },
  });
const picture = { width: 4000, height: 3000 } as ImageBitmap;

test('a picture turned a quarter stands upright, its thumbnail keeps its shape', async () => {
  const { width, height, full } = await drawPhoto(picture, 1, surface('image/webp'));
  expect([width, height, full.type]).toEqual([1200, 1600, 'image/webp']);
  expect(asked).toEqual([
    ['image/webp', 1200, 1600],
    ['image/webp', 480, 360],
  ]);
});

test('a browser that cannot write WebP stores JPEG', async () => {
  const { full, thumb } = await drawPhoto(picture, 0, surface('image/jpeg'));
  expect([full.type, thumb.type]).toEqual(['image/jpeg', 'image/jpeg']);
});
