import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFString,
} from '@cantoo/pdf-lib';
import { readTree } from './readTree';

const name = (text: string) => PDFName.of(text);

/** A text of a PDF as it reads, or null. */
export function textOf(object: PDFObject | undefined): string | null {
  if (object instanceof PDFString || object instanceof PDFHexString) return object.decodeText();
  return object instanceof PDFName ? object.decodeText() : null;
}

/** Places in a file that links and bookmarks lead to; those that have names are looked up. */
export function destinationsOf(source: PDFDocument) {
  const named = new Map<string, PDFObject>();
  const old = source.catalog.lookup(name('Dests'));
  if (old instanceof PDFDict)
    for (const [key, value] of old.entries()) named.set(key.decodeText(), value);
  const names = source.catalog.lookup(name('Names'));
  if (names instanceof PDFDict)
    for (const [key, value] of readTree(names.lookup(name('Dests')), 'Names'))
      named.set(textOf(key) ?? '', value);

  /** `[page, how]`, or null when it leads nowhere. */
  function find(dest: PDFObject | undefined, depth = 0): PDFArray | null {
    const found = source.context.lookup(dest);
    if (found instanceof PDFArray) return withPage(found);
    if (found instanceof PDFDict) return find(found.get(name('D')), depth + 1);
    const text = textOf(found);
    return text !== null && depth < 3 ? find(named.get(text), depth + 1) : null;
  }
  /** Some programs write a page's number where its reference belongs. */
  function withPage(dest: PDFArray): PDFArray | null {
    const [first] = dest.asArray();
    if (!(first instanceof PDFNumber)) return dest.size() > 0 ? dest : null;
    const page = source.getPages()[first.asNumber()];
    return page ? source.context.obj([page.ref, ...dest.asArray().slice(1)]) : null;
  }
  return {
    /** Where a link or a bookmark leads inside its file. */
    of(holder: PDFDict): PDFArray | null {
      const action = holder.lookup(name('A'));
      const isGoTo = action instanceof PDFDict && action.lookup(name('S')) === name('GoTo');
      return find(holder.get(name('Dest'))) ?? (isGoTo ? find(action.get(name('D'))) : null);
    },
  };
}

/** Gives the links of these pages places in the stead of names, which the new document does not have. */
export function nameNoPlaces(source: PDFDocument, places: readonly number[]): void {
  const destinations = destinationsOf(source);
  for (const place of places) {
    const annots = source.getPages()[place]!.node.Annots();
    for (let at = 0; at < (annots?.size() ?? 0); at += 1) {
      const link = annots!.lookup(at);
      if (!(link instanceof PDFDict) || link.lookup(name('Subtype')) !== name('Link')) continue;
      const dest = destinations.of(link);
      if (!dest) continue;
      link.set(name('Dest'), dest);
      link.delete(name('A'));
    }
  }
}
