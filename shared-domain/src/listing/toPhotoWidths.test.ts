import { samplePhotos } from '../samples/listingSamples';
import { photoSchema } from './photo';
import { toPhotoWidths } from './toPhotoWidths';

const [old] = samplePhotos(1) as [ReturnType<typeof samplePhotos>[0]];
const mediumPath = old.path.replace('.webp', '_m.webp');

test('a photo of an earlier version is offered in the two sizes that it has', () => {
  expect(toPhotoWidths(old)).toEqual([
    [old.thumbPath, 480],
    [old.path, 1600],
  ]);
});

test('a medium size stands between them with the width of its pixels, lying or standing', () => {
  expect(toPhotoWidths({ ...old, mediumPath })[1]).toEqual([mediumPath, 1080]);
  expect(toPhotoWidths({ ...old, mediumPath, width: 1200, height: 1600 })).toEqual([
    [old.thumbPath, 480],
    [mediumPath, 810],
    [old.path, 1200],
  ]);
});

test('widths rise, whatever the shape of a photo', () => {
  for (const [width, height] of [
    [300, 1600],
    [800, 1600],
    [1600, 300],
    [400, 300],
  ] as const) {
    const widths = toPhotoWidths({ ...old, mediumPath, width, height }).map(([, each]) => each);
    expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b));
  }
});

test('a blurred picture is a few dozen bytes of base64 and nothing else', () => {
  const isFine = (blur: string) => photoSchema.safeParse({ ...old, mediumPath, blur }).success;
  expect(isFine('UklGRjoAAABXRUJQVlA4IC4AAACwAQCdASoMAAkAAgA0JZQCdAEP')).toBe(true);
  for (const blur of ['', 'x" onload="alert(1)'.padEnd(40, 'x'), 'A'.repeat(201)])
    expect(isFine(blur)).toBe(false);
});
