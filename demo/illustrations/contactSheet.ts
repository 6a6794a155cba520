import sharp from 'sharp';

/** Drawings side by side in one PNG file, to look at while changing them. */
export async function writeContactSheet(
  drawings: readonly string[],
  file: string,
  columns = 3,
  width = 520,
): Promise<void> {
  const height = Math.round(width * 0.75);
  const gap = 8;
  const tiles = await Promise.all(
    drawings.map(async (svg, at) => ({
      input: await sharp(Buffer.from(svg))
        .resize(width, height, { fit: 'contain', background: '#ffffff' })
        .png()
        .toBuffer(),
      left: (at % columns) * (width + gap),
      top: Math.floor(at / columns) * (height + gap),
    })),
  );
  const rows = Math.ceil(drawings.length / columns);
  await sharp({
    create: {
      width: columns * (width + gap),
      height: rows * (height + gap),
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(tiles)
    .png()
    .toFile(file);
}
