import { type PDFContext, type PDFDict, PDFStream } from '@cantoo/pdf-lib';

/** A stream of a PDF whose bytes stay in a blob, outside the worker's memory: the browser may keep them on disk. */
export class StoredStream extends PDFStream {
  constructor(
    dict: PDFDict,
    readonly content: Blob,
  ) {
    super(dict);
  }
  override clone(context?: PDFContext): StoredStream {
    return new StoredStream(this.dict.clone(context), this.content);
  }
  override getContentsSize(): number {
    return this.content.size;
  }
}
