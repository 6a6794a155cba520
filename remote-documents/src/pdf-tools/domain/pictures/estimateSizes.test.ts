import { estimateSizes } from './estimateSizes';

/** What this environment lacks: pictures of 4000 by 3000, and a canvas whose JPEG weighs a byte for each pixel of its longer side. */
class FakeCanvas {
  constructor(
    public width: number,
    public height: number,
  ) {}
  getContext = () =>
    new Proxy(
      {},
      { get: () => () => undefined, set: () => true },
    ) as OffscreenCanvasRenderingContext2D;
  convertToBlob = async () => new Blob(['x'.repeat(Math.max(this.width, this.height))]);
}
const close = jest.fn();
const createImageBitmap = jest.fn(async () => ({ width: 4000, height: 3000, close }));
Object.assign(globalThis, { OffscreenCanvas: FakeCanvas, createImageBitmap });

beforeEach(() => jest.clearAllMocks());

test('each sample is read once for all levels, and what it held is given back', async () => {
  const samples = [new Blob(['first']), new Blob(['second'])];
  expect(await estimateSizes(samples, false)).toEqual({ small: 1240, medium: 1754, large: 2480 });
  expect(createImageBitmap.mock.calls).toEqual(samples.map((photo) => [photo]));
  expect(close).toHaveBeenCalledTimes(2);
});

test('where a sample cannot be drawn there is no estimate, and nothing stays held', async () => {
  jest.spyOn(globalThis, 'OffscreenCanvas').mockImplementationOnce(() => {
    throw new RangeError('too large');
  });
  await expect(estimateSizes([new Blob(['photo'])], false)).rejects.toThrow('too large');
  expect(close).toHaveBeenCalledTimes(1);
});
