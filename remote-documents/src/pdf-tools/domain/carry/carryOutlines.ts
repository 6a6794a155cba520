import { PDFDict, PDFName, PDFNumber, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import type { CopiedPages } from './copiedPages';
import { destinationsOf } from './destinations';

type Bookmark = { entries: [PDFName, PDFObject][]; children: Bookmark[] };
const name = (text: string) => PDFName.of(text);
const BOOKMARKS_MAX = 5000;

/** Brings the bookmarks that lead to copied pages, and those above them. */
export function carryOutlines(copied: CopiedPages): void {
  const outlines = copied.source.catalog.lookup(name('Outlines'));
  if (!(outlines instanceof PDFDict)) return;
  const found = readBookmarks(outlines, copied);
  if (found.length > 0) addBookmarks(found, copied.target);
}

function readBookmarks(outlines: PDFDict, { source, copies, copy }: CopiedPages): Bookmark[] {
  const destinations = destinationsOf(source);
  const seen = new Set<PDFObject>();
  function read(first: PDFObject | undefined): Bookmark[] {
    const list: Bookmark[] = [];
    for (
      let item = source.context.lookup(first);
      item instanceof PDFDict && !seen.has(item) && seen.size < BOOKMARKS_MAX;
      item = item.lookup(name('Next'))
    ) {
      seen.add(item);
      const children = read(item.get(name('First')));
      const dest = destinations.of(item);
      const page = dest?.get(0);
      const leads = page instanceof PDFRef && copies.get(page) instanceof PDFRef;
      const action = item.lookup(name('A'));
      const isWeb = action instanceof PDFDict && action.lookup(name('S')) === name('URI');
      if (!leads && !isWeb && children.length === 0) continue;
      const entries: Bookmark['entries'] = [];
      for (const key of ['Title', 'C', 'F'])
        if (item.has(name(key))) entries.push([name(key), copy(item.lookup(name(key))!)]);
      if (leads) entries.push([name('Dest'), copy(dest!)]);
      else if (isWeb) entries.push([name('A'), copy(action)]);
      list.push({ entries, children });
    }
    return list;
  }
  return read(outlines.get(name('First')));
}

function addBookmarks(list: readonly Bookmark[], { catalog, context }: CopiedPages['target']) {
  let ref = catalog.get(name('Outlines'));
  if (!(ref instanceof PDFRef)) {
    ref = context.register(context.obj({ Type: 'Outlines', Count: 0 }));
    catalog.set(name('Outlines'), ref);
  }
  put(list, ref as PDFRef);

  /** Chains the items under their parent, after those it has. */
  function put(items: readonly Bookmark[], parentRef: PDFRef) {
    const parent = context.lookup(parentRef, PDFDict);
    for (const { entries, children } of items) {
      const item = context.obj({ Parent: parentRef });
      for (const [key, value] of entries) item.set(key, value);
      const itemRef = context.register(item);
      const last = parent.get(name('Last'));
      if (last instanceof PDFRef) {
        context.lookup(last, PDFDict).set(name('Next'), itemRef);
        item.set(name('Prev'), last);
      } else parent.set(name('First'), itemRef);
      parent.set(name('Last'), itemRef);
      put(children, itemRef);
    }
    if (items.length === 0) return;
    const count = parent.lookup(name('Count'));
    const open = parentRef === ref; // the first level is shown, what is under it opens by a click
    const before = count instanceof PDFNumber ? count.asNumber() : 0;
    parent.set(name('Count'), PDFNumber.of(open ? before + items.length : -items.length));
  }
}
