import {
  PDFArray,
  type PDFDict,
  type PDFDocument,
  PDFInvalidObject,
  PDFName,
  PDFRawStream,
  PDFStream,
  decodePDFRawStream,
} from '@cantoo/pdf-lib';
import { rawStream } from '../scan/pagePictures';

const name = (text: string) => PDFName.of(text);
/** What any reader has to undo; pictures of other kinds are their own affair. */
const DECODED = ['FlateDecode', 'LZWDecode', 'ASCII85Decode', 'ASCIIHexDecode', 'RunLengthDecode'];

/**
 * Whether every stream of a document decodes, one in memory at a time, and every object was read: a file can have its pages and nothing
 * readable on them, and what was not read would be written as it came.
 */
export async function isSound({ context }: PDFDocument): Promise<boolean> {
  for (const [, object] of context.enumerateIndirectObjects())
    if (
      object instanceof PDFInvalidObject ||
      (object instanceof PDFStream && !(await decodes(object)))
    )
      return false;
  return true;
}

async function decodes(stream: PDFStream): Promise<boolean> {
  const raw = await rawStream(stream);
  if (!raw) return true; // made here, not read
  const filters = filtersOf(raw.dict);
  const last = filters.findIndex((filter) => !DECODED.includes(filter));
  const plain = last < 0 ? filters : filters.slice(0, last);
  if (plain.length === 0) return true;
  const dict = raw.dict.clone(raw.dict.context);
  dict.set(name('Filter'), dict.context.obj(plain));
  try {
    decodePDFRawStream(PDFRawStream.of(dict, raw.contents)).decode();
    return true;
  } catch {
    return false;
  }
}

function filtersOf(dict: PDFDict): string[] {
  const filter = dict.lookup(name('Filter'));
  const all =
    filter instanceof PDFArray ? filter.asArray().map((_, at) => filter.lookup(at)) : [filter];
  return all.flatMap((each) => (each instanceof PDFName ? [each.decodeText()] : []));
}
