import type { Luma } from '#domain/luma';
import { inkMask } from './inkMask';

/** The edge of a scan shows the sheet's border, holes and the shadow of the lid. */
const EDGE = 0.05;
/** Specks of dust and what shines through from the other side: in points of 100,000. */
const SPECKS = 15;

/** Whether a page, looked at small (about 400 pixels), has nothing on it but specks. */
export function isBlankPage(luma: Luma): boolean {
  const { width, height } = luma;
  const mask = inkMask(luma);
  const [left, top] = [Math.ceil(width * EDGE), Math.ceil(height * EDGE)];
  let ink = 0;
  for (let y = top; y < height - top; y += 1)
    for (let x = left; x < width - left; x += 1) ink += mask[y * width + x]!;
  return ink * 100_000 <= SPECKS * width * height;
}
