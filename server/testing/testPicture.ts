import sharp from 'sharp';

/** A picture of one colour, as a browser prepares it. */
export async function testPicture(background: string): Promise<Blob> {
  const picture = sharp({ create: { width: 320, height: 240, channels: 3, background } });
  return new Blob([Uint8Array.from(await picture.webp().toBuffer())], { type: 'image/webp' });
}
