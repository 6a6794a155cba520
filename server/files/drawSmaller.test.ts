import { randomFillSync } from 'node:crypto';
import sharp from 'sharp';
import { photoSchema } from '@anunturi/shared-domain/listing/photo';
import { drawSmaller } from './drawSmaller';
import { ifPicture } from './ifPicture';

test('the blurred picture fits a listing, however much noise shines through', async () => {
  const size = { width: 12, height: 12 };
  for (let time = 0; time < 20; time += 1) {
    const noise = randomFillSync(Buffer.alloc(12 * 12 * 4));
    const picture = await sharp(noise, { raw: { ...size, channels: 4 } })
      .png()
      .toBuffer();
    const { blur } = await drawSmaller(picture, size);
    expect(photoSchema.shape.blur.safeParse(blur).error).toBeUndefined();
  }
});

test('a picture that would take more memory than an upload may is not drawn', async () => {
  const size = { width: 6000, height: 5000 };
  const picture = await sharp({
    create: { ...size, channels: 3, background: '#000' },
    limitInputPixels: false,
  })
    .png()
    .toBuffer();
  expect(await ifPicture(drawSmaller(picture, size))).toBeNull();
});
