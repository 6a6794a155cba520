/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { PDFDocument, degrees } from '@cantoo/pdf-lib';
import { placePage } from './placePage';
import { placeImage } from '../pictures/placeImage';

async function page(width: number, height: number, turn = 0) {
  const made = (await PDFDocument.create()).addPage([width, height]);
  made.setRotation(degrees(turn));
  return made;
}
const sizeOf = ({ width, height }: { width: number; height: number }) => [
  Math.round(width),
  Math.round(height),
];

test.each([
  [0, [595, 842]],
  [90, [842, 595]],
])('a scanned page turned by %s degrees becomes A4 as it is shown', async (turn, size) => {
  const scan = turn === 0 ? await page(300, 400) : await page(400, 300, turn);
  placePage(scan, { pageSize: 'a4', marginMm: 10 });
  expect(sizeOf(scan.getSize())).toEqual(size);
});

test('a page as large as its picture gets the margins, and one of a dot is no half point', async () => {
  const scan = await page(300, 400);
  placePage(scan, { pageSize: 'fit', marginMm: 10 });
  expect(sizeOf(scan.getSize())).toEqual([357, 457]);
  const dot = await page(0.48, 0.48);
  placePage(dot, { pageSize: 'fit', marginMm: 0 });
  expect(sizeOf(dot.getSize())).toEqual([72, 72]);
});

test('a photo of one pixel has a sheet too, with the photo in its middle', () => {
  const { pageWidth, x, width } = placeImage(1, 1, { pageSize: 'fit', marginMm: 0 });
  expect(pageWidth).toBe(72);
  expect(x + width / 2).toBeCloseTo(36);
});
