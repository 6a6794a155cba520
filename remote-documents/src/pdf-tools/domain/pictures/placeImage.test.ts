import fc from 'fast-check';
import { placeImage } from './placeImage';

test('a photo stands whole inside the margins of an A4 page turned to suit it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9000 }),
      fc.integer({ min: 1, max: 9000 }),
      fc.constantFrom(0, 5, 10, 20),
      (width, height, marginMm) => {
        const place = placeImage(width, height, { pageSize: 'a4', marginMm });
        const margin = (marginMm * 72) / 25.4 - 0.001;
        expect(place.pageWidth > place.pageHeight).toBe(width > height);
        expect(place.x).toBeGreaterThanOrEqual(margin);
        expect(place.y).toBeGreaterThanOrEqual(margin);
        expect(place.x + place.width).toBeLessThanOrEqual(place.pageWidth - margin);
        expect(place.y + place.height).toBeLessThanOrEqual(place.pageHeight - margin);
        expect(place.width / place.height).toBeCloseTo(width / height, 5);
      },
    ),
  );
});

test('a page made to fit is the photo and its margins', () => {
  expect(placeImage(1500, 750, { pageSize: 'fit', marginMm: 0 })).toEqual({
    pageWidth: 720,
    pageHeight: 360,
    x: 0,
    y: 0,
    width: 720,
    height: 360,
  });
});
