import { PDFDict, type PDFDocument, PDFName, type PDFObject } from '@cantoo/pdf-lib';
import { destinationsOf, textOf } from './destinations';

const name = (text: string) => PDFName.of(text);

/** Pages (from 0) that the bookmarks of the first level lead to, with their titles; of several for one page the first. */
export function firstBookmarks(source: PDFDocument): Map<number, string> {
  const outlines = source.catalog.lookup(name('Outlines'));
  const found = new Map<number, string>();
  if (!(outlines instanceof PDFDict)) return found;
  const destinations = destinationsOf(source);
  const places = new Map(source.getPages().map(({ ref }, at) => [ref as PDFObject, at]));
  const seen = new Set<PDFObject>();
  for (
    let item = outlines.lookup(name('First'));
    item instanceof PDFDict && !seen.has(item);
    item = item.lookup(name('Next'))
  ) {
    seen.add(item);
    const place = places.get(destinations.of(item)?.get(0) as PDFObject);
    if (place !== undefined && !found.has(place))
      found.set(place, textOf(item.lookup(name('Title'))) ?? '');
  }
  return found;
}
