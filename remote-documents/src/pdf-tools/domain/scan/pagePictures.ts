import {
  PDFArray,
  PDFDict,
  PDFName,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  PDFRef,
  PDFStream,
  decodePDFRawStream,
} from '@cantoo/pdf-lib';
import { StoredStream } from '../making/StoredStream';

/** A picture on a page, in the page's points: its left and bottom edge, and how large it is drawn. */
export type PlacedPicture = {
  ref: PDFRef;
  stream: PDFStream;
  x: number;
  y: number;
  width: number;
  height: number;
};

type Matrix = [number, number, number, number, number, number];
const NUMBERS_MAX = 6;

/** The bytes of a stream. */
export async function rawStream(stream: PDFStream): Promise<PDFRawStream | null> {
  if (stream instanceof PDFRawStream) return stream;
  if (!(stream instanceof StoredStream)) return null;
  return PDFRawStream.of(stream.dict, new Uint8Array(await stream.content.arrayBuffer()));
}

/**
 * The pictures of a page on which nothing but upright pictures is drawn: how a scanner stores a sheet in strips.
 * Null when there is anything else.
 */
export async function pagePictures(page: PDFPage): Promise<PlacedPicture[] | null> {
  const content = await drawingOf(page.node.Contents());
  const objects = page.node.Resources()?.lookup(PDFName.of('XObject'));
  if (content === null || !(objects instanceof PDFDict)) return null;
  const placed: PlacedPicture[] = [];
  const left: Matrix[] = [];
  let now: Matrix = [1, 0, 0, 1, 0, 0];
  let numbers: number[] = [];
  let named = '';
  for (const token of content.match(/\S+/g) ?? []) {
    if (token.startsWith('/')) named = token.slice(1);
    else if (/^[-+.\d]+$/.test(token)) numbers = [...numbers, Number(token)].slice(-NUMBERS_MAX);
    else if (token === 'q') left.push(now);
    else if (token === 'Q') now = left.pop() ?? now;
    else if (token === 'cm') now = moved(numbers as Matrix, now);
    else if (token === 'Do') {
      const ref = objects.get(PDFName.of(named));
      const stream = objects.lookup(PDFName.of(named));
      const [width, b, c, height, x, y] = now;
      const isUpright = Math.abs(b) + Math.abs(c) < 0.001 && width > 0 && height > 0;
      if (!(ref instanceof PDFRef) || !(stream instanceof PDFStream) || !isUpright) return null;
      placed.push({ ref, stream, x, y, width, height });
    } else if (!['re', 'W', 'W*', 'n'].includes(token)) return null;
  }
  return placed;
}

function moved([a, b, c, d, e, f]: Matrix, by: Matrix): Matrix {
  return [
    a * by[0] + b * by[2],
    a * by[1] + b * by[3],
    c * by[0] + d * by[2],
    c * by[1] + d * by[3],
    e * by[0] + f * by[2] + by[4],
    e * by[1] + f * by[3] + by[5],
  ];
}

async function drawingOf(contents: PDFObject | undefined): Promise<string | null> {
  const streams =
    contents instanceof PDFArray
      ? contents.asArray().map((_, at) => contents.lookup(at))
      : [contents];
  const texts: string[] = [];
  for (const stream of streams) {
    const raw = stream instanceof PDFStream ? await rawStream(stream) : null;
    if (!raw) return null;
    texts.push(new TextDecoder('latin1').decode(decodePDFRawStream(raw).decode()));
  }
  return texts.join('\n');
}
