import sharp from 'sharp';
import { isCutShort } from './isCutShort';

const noise = sharp({
  create: {
    width: 400,
    height: 300,
    channels: 3,
    background: 'teal',
    noise: { type: 'gaussian', mean: 90, sigma: 40 },
  },
});
/** A photo with a whole small picture among its metadata, as cameras write it. */
async function withThumbnail(photo: Buffer): Promise<Buffer> {
  const thumbnail = await sharp(photo).resize(40).jpeg().toBuffer();
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(thumbnail.length + 2, 2);
  return Buffer.concat([photo.subarray(0, 2), head, thumbnail, photo.subarray(2)]);
}

test.each([false, true])(
  'a JPEG cut short is told from a whole one (progressive: %p)',
  async (progressive) => {
    const whole = await withThumbnail(await noise.clone().jpeg({ progressive }).toBuffer());
    expect(isCutShort(whole, 'image/jpeg')).toBe(false);
    for (const share of [0.99, 0.5, 0.1])
      expect(isCutShort(whole.subarray(0, Math.floor(whole.length * share)), 'image/jpeg')).toBe(
        true,
      );
  },
);

test('what cameras write after the picture is no fault', async () => {
  const photo = await noise.clone().jpeg().toBuffer();
  expect(isCutShort(Buffer.concat([photo, Buffer.alloc(5000)]), 'image/jpeg')).toBe(false);
});

test('a PNG and a WebP cut short are told too, and other files end where they like', async () => {
  for (const kind of ['png', 'webp'] as const) {
    const picture = await noise.clone().toFormat(kind).toBuffer();
    expect(isCutShort(picture, `image/${kind}`)).toBe(false);
    for (const share of [0.99, 0.5])
      expect(isCutShort(picture.subarray(0, picture.length * share), `image/${kind}`)).toBe(true);
  }
  expect(isCutShort(Buffer.from('%PDF-1.7'), 'application/pdf')).toBe(false);
});
