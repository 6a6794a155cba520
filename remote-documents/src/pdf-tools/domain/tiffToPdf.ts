import {
  PDFDocument,
  clip,
  concatTransformationMatrix,
  degrees,
  drawObject,
  endPath,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
} from '@cantoo/pdf-lib';
import { type TiffPage, readTiff } from './readTiff';
import { DEFAULTS, TAG } from './tiffTags';
import { toPdfPicture } from './toPdfPicture';
import { StoredStream } from './StoredStream';
import { writePdf } from './writePdf';

const ROTATIONS: Record<number, number> = { 3: 180, 6: 90, 8: 270 };
const MIRRORED = [2, 4, 5, 7];
const POINTS_PER_UNIT: Record<number, number> = { 2: 72, 3: 72 / 2.54 };
const DOTS_PER_INCH = 150;

/**
 * A TIFF as a PDF with the same pages. A PDF knows each of a TIFF's ways to store a picture, so that nothing is drawn anew:
 * a scan in black and white stays as sharp and as small as it is.
 * @throws when it is damaged, or stored in a way that a PDF does not know
 */
export async function tiffToPdf(file: Blob): Promise<{ blob: Blob; pages: number }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const pdf = await PDFDocument.create();
  const pages = readTiff(bytes);
  for (const page of pages) addPage(pdf, bytes, page);
  return { blob: await writePdf(pdf), pages: pages.length };
}

function addPage(pdf: PDFDocument, bytes: Uint8Array<ArrayBuffer>, tags: TiffPage) {
  const list = (tag: keyof typeof TAG) => tags.get(TAG[tag]) ?? [];
  const one = (tag: keyof typeof TAG) => list(tag)[0] ?? DEFAULTS[tag] ?? 0;
  const [width, height] = [one('width'), one('height')];
  if (!width || !height || one('planar') !== 1 || MIRRORED.includes(one('orientation')))
    throw new Error('a TIFF of a kind that is not read');
  const scale = (POINTS_PER_UNIT[one('resolutionUnit')] ?? 0) / (one('xResolution') || 1);
  const points = scale > 0.02 && scale < 5 ? scale : 72 / DOTS_PER_INCH;
  const page = pdf.addPage([width * points, height * points]);
  page.setRotation(degrees(ROTATIONS[one('orientation')] ?? 0));

  const isTiled = list('tileOffsets').length > 0;
  const partWidth = isTiled ? one('tileWidth') : width;
  const partHeight = isTiled ? one('tileHeight') : Math.min(height, one('rowsPerStrip') || height);
  const across = Math.ceil(width / partWidth);
  const sizes = list(isTiled ? 'tileBytes' : 'stripBytes');
  const starts = list(isTiled ? 'tileOffsets' : 'stripOffsets');
  if (starts.length === 0 || sizes.length < starts.length)
    throw new Error('a TIFF without picture');
  page.pushOperators(
    pushGraphicsState(),
    rectangle(0, 0, width * points, height * points),
    clip(),
    endPath(),
  );
  starts.forEach((start, index) => {
    const left = (index % across) * partWidth;
    const top = Math.floor(index / across) * partHeight;
    const rows = isTiled ? partHeight : Math.min(partHeight, height - top);
    const stored = bytes.subarray(start, start + sizes[index]!);
    const { content, entries } = toPdfPicture(stored, partWidth, rows, { list, one });
    const dict = pdf.context.obj({
      Type: 'XObject',
      Subtype: 'Image',
      Width: partWidth,
      Height: rows,
      ...entries,
    });
    const key = page.node.newXObject('Scan', pdf.context.register(new StoredStream(dict, content)));
    page.pushOperators(
      pushGraphicsState(),
      concatTransformationMatrix(
        partWidth * points,
        0,
        0,
        rows * points,
        left * points,
        (height - top - rows) * points,
      ),
      drawObject(key),
      popGraphicsState(),
    );
  });
  page.pushOperators(popGraphicsState());
}
