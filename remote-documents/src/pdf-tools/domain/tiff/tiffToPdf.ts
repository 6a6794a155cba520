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
import { decodeTiffPart, isDrawnAnew } from './decodeTiffPart';
import { toPdfPicture } from './toPdfPicture';
import { StoredStream } from '../making/StoredStream';
import { writePdf } from '../making/writePdf';

const ROTATIONS: Record<number, number> = { 3: 180, 6: 90, 8: 270 };
/** Orientations that are seen in a mirror: the other way round they are the turn beside them. */
const MIRRORED: Record<number, number> = { 2: 0, 4: 180, 5: 270, 7: 90 };
const POINTS_PER_UNIT: Record<number, number> = { 2: 72, 3: 72 / 2.54 };
const DOTS_PER_INCH = 150;

/**
 * A TIFF as a PDF with the same pages. A PDF knows most of a TIFF's ways to store a picture, and stores it as it is:
 * a scan in black and white stays as sharp and as small. Planes, brightness with two colours and transparency become plain colours.
 * @throws when it is damaged, or stored in a way that a PDF does not know
 */
export async function tiffToPdf(file: Blob): Promise<{ blob: Blob; pages: number }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const pdf = await PDFDocument.create();
  const pages = readTiff(bytes);
  for (const page of pages) await addPage(pdf, bytes, page);
  return { blob: await writePdf(pdf), pages: pages.length };
}

async function addPage(pdf: PDFDocument, bytes: Uint8Array<ArrayBuffer>, tags: TiffPage) {
  const list = (tag: keyof typeof TAG) => tags.get(TAG[tag]) ?? [];
  const one = (tag: keyof typeof TAG) => list(tag)[0] ?? DEFAULTS[tag] ?? 0;
  const [width, height] = [one('width'), one('height')];
  if (!width || !height) throw new Error('a TIFF without picture');
  const scale = (POINTS_PER_UNIT[one('resolutionUnit')] ?? 0) / (one('xResolution') || 1);
  const points = scale > 0.02 && scale < 5 ? scale : 72 / DOTS_PER_INCH;
  const page = pdf.addPage([width * points, height * points]);
  const mirrored = MIRRORED[one('orientation')];
  page.setRotation(degrees(mirrored ?? ROTATIONS[one('orientation')] ?? 0));

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
    ...(mirrored === undefined ? [] : [concatTransformationMatrix(-1, 0, 0, 1, width * points, 0)]),
  );
  const isAnew = isDrawnAnew({ list, one });
  const planes = one('planar') === 2 ? one('samples') : 1;
  const parts = starts.length / planes;
  for (let index = 0; index < parts; index += 1) {
    const left = (index % across) * partWidth;
    const top = Math.floor(index / across) * partHeight;
    const rows = isTiled ? partHeight : Math.min(partHeight, height - top);
    const storedAt = (at: number) => bytes.subarray(starts[at]!, starts[at]! + sizes[at]!);
    const { content, entries } = isAnew
      ? await decodeTiffPart(
          Array.from({ length: planes }, (_, plane) => storedAt(index + plane * parts)),
          { width: partWidth, rows, tags: { list, one } },
        )
      : toPdfPicture(storedAt(index), partWidth, rows, { list, one });
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
  }
  page.pushOperators(popGraphicsState());
}
