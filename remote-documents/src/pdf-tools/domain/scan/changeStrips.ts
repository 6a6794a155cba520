import {
  type PDFDocument,
  PDFName,
  type PDFPage,
  PDFRef,
  PDFNumber,
  concatTransformationMatrix,
  drawObject,
  popGraphicsState,
  pushGraphicsState,
} from '@cantoo/pdf-lib';
import { contentOfImage, entriesOfImage } from '../pictures/preparedImage';
import { StoredStream } from '../making/StoredStream';
import type { PlacedPicture } from './pagePictures';
import type { ScanPicture, ShrinkPicture } from './ScanPicture';
import { isTwoTone } from './readPicture';
import { readStored } from './readStored';
import { refsFrom } from './refsFrom';

/** Pages of strips by their strips: what came in their place, null where they stayed. */
export type StripsDone = Map<string, { strips: PDFRef[]; made: PDFRef | null }>;

const name = (text: string) => PDFName.of(text);

/** Whether the pictures cover a sheet as its strips or tiles do; photos beside each other leave room between them. */
export function isOneSheet(placed: readonly PlacedPicture[]): boolean {
  const [left, bottom, right, top] = frameOf(placed);
  const covered = placed.reduce((sum, { width, height }) => sum + width * height, 0);
  return placed.length > 1 && Math.abs(covered / ((right - left) * (top - bottom)) - 1) < 0.02;
}

/** A page that a scanner cut into strips, made one picture as it is to look; as it was when a strip cannot be read. */
export async function changeStrips(
  page: PDFPage,
  placed: readonly PlacedPicture[],
  done: StripsDone,
  shrink: ShrinkPicture,
): Promise<void> {
  const strips = placed.map(({ ref }) => ref);
  const key = strips.join();
  const made = done.has(key)
    ? done.get(key)!.made
    : await makeOne(page, placed, shrink).catch(() => null);
  done.set(key, { strips, made });
  if (!made) return;
  const { context } = page.doc;
  const [left, bottom, right, top] = shownFrame(page, placed);
  const resources = (page.node.Resources() ?? context.obj({})).clone(context);
  resources.set(name('XObject'), context.obj({ Scan: made }));
  page.node.set(name('Resources'), resources);
  const drawing = context.contentStream([
    pushGraphicsState(),
    concatTransformationMatrix(right - left, 0, 0, top - bottom, left, bottom),
    drawObject('Scan'),
    popGraphicsState(),
  ]);
  page.node.set(name('Contents'), context.register(drawing));
}

/** Takes the strips out that nothing in the document names any more. */
export function forgetStrips(pdf: PDFDocument, done: StripsDone): void {
  const strips = [...done.values()].flatMap((each) => (each.made ? each.strips : []));
  if (strips.length === 0) return;
  const named = refsFrom(pdf);
  for (const ref of strips) if (!named.has(ref)) pdf.context.delete(ref);
}

function frameOf(placed: readonly PlacedPicture[]) {
  return [
    Math.min(...placed.map(({ x }) => x)),
    Math.min(...placed.map(({ y }) => y)),
    Math.max(...placed.map(({ x, width }) => x + width)),
    Math.max(...placed.map(({ y, height }) => y + height)),
  ] as const;
}

/** The frame as far as the page shows it: the last tiles of a sheet go beyond it, filled up with anything. */
function shownFrame(page: PDFPage, placed: readonly PlacedPicture[]) {
  const [left, bottom, right, top] = frameOf(placed);
  const { x, y, width, height } = page.getCropBox();
  return [
    Math.max(left, x),
    Math.max(bottom, y),
    Math.min(right, x + width),
    Math.min(top, y + height),
  ] as const;
}

async function makeOne(
  page: PDFPage,
  placed: readonly PlacedPicture[],
  shrink: ShrinkPicture,
): Promise<PDFRef | null> {
  const [left, bottom, right, top] = shownFrame(page, placed);
  const columnsOf = ({ stream }: PlacedPicture) =>
    stream.dict.lookup(name('Width'), PDFNumber).asNumber();
  const scale = Math.max(...placed.map((each) => columnsOf(each) / each.width));
  const dots = (points: number) => Math.round(points * scale);
  const parts: Extract<ScanPicture, { parts: unknown }>['parts'] = [];
  for (const { stream, x, y, width, height } of placed) {
    const picture = await readStored(stream);
    if (!picture) return null;
    const place = { left: dots(x - left), top: dots(top - y - height) };
    parts.push({
      picture,
      ...place,
      width: dots(x + width - left) - place.left,
      height: dots(top - y) - place.top,
    });
  }
  const whole = { width: dots(right - left), height: dots(top - bottom), parts };
  const made = await shrink(whole, {
    rotation: page.getRotation().angle,
    isTwoTone: placed.every(({ stream }) => isTwoTone(stream.dict)),
  });
  if (!made) return null;
  const { context } = page.doc;
  const dict = context.obj({ Type: 'XObject', Subtype: 'Image', ...entriesOfImage(made) });
  return context.register(new StoredStream(dict, contentOfImage(made)));
}
