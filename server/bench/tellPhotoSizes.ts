import sharp from 'sharp';
import { MEDIUM_PHOTO_PIXELS } from '@anunturi/shared-domain/site/limits';
import { decodePhoto } from '../files/decodePhoto';
import { mediumWebp } from '../files/drawSmaller';

/** What a photo weighs in each size that pages offer, and the size for phones as AVIF would weigh at a comparable look, with its time. */
export async function tellPhotoSizes(pictures: readonly Buffer[]): Promise<void> {
  const rows: Record<string, number>[] = [];
  for (const bytes of pictures) {
    const photo = await decodePhoto(bytes, 'bench');
    if (!photo) continue;
    const { full, medium = full, thumb, blur } = photo;
    const [webpMs, avifMs] = [
      await timed(() => inside(full).webp(mediumWebp).toBuffer()),
      await timed(() => inside(full).avif({ quality: 52, effort: 2 }).toBuffer()),
    ];
    rows.push({
      'whole kB': kb(full.length),
      'medium kB': kb(medium.length),
      'thumbnail kB': kb(thumb.length),
      'blur bytes': blur?.length ?? 0,
      'medium : whole': Math.round((medium.length / full.length) * 100) / 100,
      'WebP ms': webpMs.ms,
      'AVIF kB': kb(avifMs.bytes),
      'AVIF ms': avifMs.ms,
    });
  }
  console.table(rows);
}

const inside = (photo: Buffer) =>
  sharp(photo).resize({ width: MEDIUM_PHOTO_PIXELS, height: MEDIUM_PHOTO_PIXELS, fit: 'inside' });
const kb = (bytes: number) => Math.round(bytes / 1000);

async function timed(draw: () => Promise<Buffer>): Promise<{ bytes: number; ms: number }> {
  const start = performance.now();
  const { length: bytes } = await draw();
  return { bytes, ms: Math.round(performance.now() - start) };
}
