import { PDFArray, PDFDict, PDFHexString, PDFName, type PDFObject } from '@cantoo/pdf-lib';
import type { CopiedPages } from './copiedPages';
import { textOf } from './destinations';
import { readTree } from './readTree';

const name = (text: string) => PDFName.of(text);

/** Brings the files attached to the source; one whose name is taken gets a number. */
export function carryFiles({ source, target, copy }: CopiedPages): void {
  const names = source.catalog.lookup(name('Names'));
  const files =
    names instanceof PDFDict ? readTree(names.lookup(name('EmbeddedFiles')), 'Names') : [];
  if (files.length === 0) return;
  const own = ownFiles(target);
  const list = own.lookup(name('Names'), PDFArray);
  const all: [string, PDFObject][] = [];
  for (let at = 0; at + 1 < list.size(); at += 2)
    all.push([textOf(list.lookup(at)) ?? '', list.get(at + 1)]);
  for (const [key, file] of files) {
    const wanted = textOf(key) || 'fisier';
    let free = wanted;
    for (let count = 2; all.some(([used]) => used === free); count += 1)
      free = `${count}-${wanted}`;
    all.push([free, copy(file)]);
  }
  all.sort(([a], [b]) => (a < b ? -1 : 1)); // readers search the names by halves
  own.set(
    name('Names'),
    target.context.obj(all.flatMap(([key, file]) => [PDFHexString.fromText(key), file])),
  );
}

function ownFiles({ catalog, context }: CopiedPages['target']): PDFDict {
  const names = catalog.lookup(name('Names')) ?? context.obj({});
  catalog.set(name('Names'), names);
  const dict = names as PDFDict;
  const found = dict.lookup(name('EmbeddedFiles'));
  if (found instanceof PDFDict) return found;
  const made = context.obj({ Names: [] });
  dict.set(name('EmbeddedFiles'), made);
  return made;
}
