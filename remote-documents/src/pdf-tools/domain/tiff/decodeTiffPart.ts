import { type Entries, type TiffTags } from './toPdfPicture';
import { inflateTiff } from './inflateTiff';
import { type SampleReader, readSamples } from './readSamples';
import { readYcbcr } from './readYcbcr';

const JPEG = 7;
const ALPHA = { premultiplied: 1, own: 2 };
/** Colours of each kind: white or black is zero, red green blue, printer's colours, brightness and two colours. */
const COLOURS: Record<number, number> = { 0: 1, 1: 1, 2: 3, 5: 4, 6: 3 };
const SPACES: Record<number, string> = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' };

/** Whether a PDF has no way to store the picture as it stands in the TIFF: it is decoded, and stored in plain colours. */
export function isDrawnAnew({ one }: TiffTags): boolean {
  if (one('compression') === JPEG) return one('planar') === 2 && one('samples') > 1;
  const samples = one('samples');
  const colours = COLOURS[one('photometric')] ?? samples;
  return (
    (one('planar') === 2 && samples > 1) ||
    one('photometric') === 6 ||
    samples > colours ||
    one('bits') > 8
  );
}

/**
 * A strip or tile (one for each plane) in plain colours of eight bits, on white where it is transparent.
 * @throws when it is stored in a way that is not read
 */
export async function decodeTiffPart(
  stored: readonly Uint8Array<ArrayBuffer>[],
  part: { width: number; rows: number; tags: TiffTags },
): Promise<{ content: Blob; entries: Entries }> {
  const { width, tags } = part;
  const colours = COLOURS[tags.one('photometric')];
  const space = SPACES[colours ?? 0];
  if (!colours || !space || tags.one('samples') < colours || tags.one('sampleFormat') !== 1)
    throw new Error('a TIFF with colours that are not read');
  const planes = stored.map((each) => inflateTiff(each, tags));
  const read =
    tags.one('photometric') === 6 ? readYcbcr(planes, part) : readSamples(planes, { width, tags });
  const plain = flatten(read, { ...part, colours });
  const squeezed = new Blob([plain]).stream().pipeThrough(new CompressionStream('deflate'));
  return {
    content: await new Response(squeezed).blob(),
    entries: { ColorSpace: space, BitsPerComponent: 8, Filter: 'FlateDecode' },
  };
}

/** Colours over white: of a premultiplied one what is missing is added, another is mixed. */
function flatten(
  read: SampleReader,
  { width, rows, tags, colours }: { width: number; rows: number; tags: TiffTags; colours: number },
): Uint8Array<ArrayBuffer> {
  const isInverted = tags.one('photometric') === 0;
  const extra = tags.list('extraSamples')[0] ?? 0;
  const hasAlpha = tags.one('samples') > colours && extra > 0 && colours < 4; // ink without paper is white by itself
  const plain = new Uint8Array(width * rows * colours);
  let at = 0;
  for (let y = 0; y < rows; y += 1)
    for (let x = 0; x < width; x += 1) {
      const alpha = hasAlpha ? read(x, y, colours) : 255;
      for (let part = 0; part < colours; part += 1) {
        const stored = read(x, y, part);
        const value =
          extra === ALPHA.premultiplied || !hasAlpha ? stored : Math.round((stored * alpha) / 255);
        const shown = isInverted ? alpha - Math.min(alpha, value) : value;
        plain[at] = Math.min(255, shown + 255 - alpha);
        at += 1;
      }
    }
  return plain;
}
