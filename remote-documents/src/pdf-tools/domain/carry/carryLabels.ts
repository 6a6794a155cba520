import {
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFRef,
} from '@cantoo/pdf-lib';
import type { CopiedPages } from './copiedPages';
import { readTree } from './readTree';

/** How a page is called (`iv`, `A-5`): the entries of its label, with its own number. */
export type PageLabel = { style?: PDFObject; prefix?: PDFObject; number: number };
const name = (text: string) => PDFName.of(text);

/** The labels of copied pages, by page. */
export function readLabels({ source, pages, copy }: CopiedPages): Map<PDFRef, PageLabel> {
  const ranges = readTree(source.catalog.lookup(name('PageLabels')), 'Nums').flatMap(
    ([start, ref]) => {
      const range = source.context.lookup(ref);
      return start instanceof PDFNumber && range instanceof PDFDict
        ? [{ start: start.asNumber(), range }]
        : [];
    },
  );
  const labels = new Map<PDFRef, PageLabel>();
  for (const { place, ref } of pages) {
    const found = ranges.findLast(({ start }) => start <= place);
    if (!found) continue;
    const first = found.range.lookup(name('St'));
    const style = found.range.lookup(name('S'));
    const prefix = found.range.lookup(name('P'));
    labels.set(ref, {
      ...(style ? { style: copy(style) } : {}),
      ...(prefix ? { prefix: copy(prefix) } : {}),
      number: (first instanceof PDFNumber ? first.asNumber() : 1) + place - found.start,
    });
  }
  return labels;
}

/** Writes the labels, when a page has one; the other pages are called by their place. */
export function writeLabels(target: PDFDocument, labels: ReadonlyMap<PDFRef, PageLabel>): void {
  const { catalog, context } = target;
  if (labels.size === 0) return;
  const entries = target.getPages().flatMap(({ ref }, at) => {
    const label = labels.get(ref) ?? { style: name('D'), number: at + 1 };
    const { style, prefix, number } = label;
    return [
      PDFNumber.of(at),
      context.obj({
        ...(style ? { S: style } : {}),
        ...(prefix ? { P: prefix } : {}),
        St: number,
      }),
    ];
  });
  catalog.set(name('PageLabels'), context.obj({ Nums: entries }));
}
