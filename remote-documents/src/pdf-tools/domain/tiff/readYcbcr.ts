import type { TiffTags } from './toPdfPicture';
import type { SampleReader } from './readSamples';

/** TIFF 6.0, section 21: weights of red, green and blue in the brightness, and the numbers of black and white. */
const WEIGHTS = [0.299, 0.587, 0.114];
const FULL_RANGE = [0, 255, 128, 255, 128, 255];

/**
 * Reads red, green and blue of a strip of brightness and two colours, the colours stored once for a block of pixels.
 * @throws when its numbers are no bytes
 */
export function readYcbcr(
  planes: readonly Uint8Array[],
  { width, tags }: { width: number; tags: TiffTags },
): SampleReader {
  const { list, one } = tags;
  const [across = 2, down = 2] = list('subsampling');
  if (one('bits') !== 8 || one('predictor') !== 1 || across * down === 0)
    throw new Error('a TIFF with colours that are not read');
  const [red = 0.299, green = 0.587, blue = 0.114] =
    list('brightnessOf').length === 3 ? list('brightnessOf') : WEIGHTS;
  const range = list('blackAndWhite').length === 6 ? list('blackAndWhite') : FULL_RANGE;
  const [blackY, whiteY, blackB, whiteB, blackR, whiteR] = range as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const blocksAcross = Math.ceil(width / across);
  const blockBytes = across * down + 2;
  /** Brightness (0), or a colour (1, 2). */
  const stored = (x: number, y: number, part: number): number => {
    const block = Math.floor(y / down) * blocksAcross + Math.floor(x / across);
    if (planes.length > 1) return planes[part]![part === 0 ? y * width + x : block] ?? 0;
    const within = part === 0 ? (y % down) * across + (x % across) : across * down + part - 1;
    return planes[0]![block * blockBytes + within] ?? 0;
  };
  return (x, y, part) => {
    const bright = ((stored(x, y, 0) - blackY) * 255) / (whiteY - blackY || 1);
    const toBlue = ((stored(x, y, 1) - blackB) * 127) / (whiteB - blackB || 1);
    const toRed = ((stored(x, y, 2) - blackR) * 127) / (whiteR - blackR || 1);
    const r = bright + toRed * (2 - 2 * red);
    const b = bright + toBlue * (2 - 2 * blue);
    const g = (bright - blue * b - red * r) / green;
    return Math.min(255, Math.max(0, Math.round([r, g, b][part]!)));
  };
}
