import type { Assembled } from './assemblePdf';
import { assembleWithin } from './assembleWithin';
import { type PdfOptions, startOptions } from './pdfOptions';

const made = (...sizes: number[]): Assembled => ({
  files: sizes.map((size) => new Blob(['x'.repeat(size)])),
  leftOut: [],
  leftBehind: [],
});
/** Makes documents of the given sizes, one try after another, and notes what was tried. */
function maker(...sizes: number[]) {
  const tried: string[] = [];
  const assemble = async ({ level, shrinkPdfs }: PdfOptions) => {
    tried.push(`${level}${shrinkPdfs ? ' with PDFs' : ''}`);
    return made(sizes[tried.length - 1]!);
  };
  return { tried, assemble };
}
const options = { ...startOptions, maxBytes: 50 };

test('without a limit the document is made once', async () => {
  const { tried, assemble } = maker(900);
  expect((await assembleWithin(startOptions, assemble)).fit).toBe('unasked');
  expect(tried).toEqual(['medium']);
});

test('what fits as it is stays as it is', async () => {
  const { tried, assemble } = maker(50);
  expect((await assembleWithin(options, assemble)).fit).toBe('fits');
  expect(tried).toEqual(['medium']);
});

test('the pictures of PDFs come first, then a lower level each time', async () => {
  const { tried, assemble } = maker(90, 80, 70, 40);
  const { files, fit } = await assembleWithin(options, assemble);
  expect([fit, files[0]!.size]).toEqual(['fits', 40]);
  expect(tried).toEqual(['medium', 'medium with PDFs', 'small with PDFs', 'least with PDFs']);
});

test('what cannot be so small is the smallest that was made, and says so', async () => {
  const { assemble } = maker(90, 60, 70, 65);
  const { files, fit } = await assembleWithin(options, assemble);
  expect([fit, files[0]!.size]).toEqual(['tooLarge', 60]);
});

test('each of several documents has to be small enough', async () => {
  const { fit } = await assembleWithin(options, async () => made(40, 51));
  expect(fit).toBe('tooLarge');
});
