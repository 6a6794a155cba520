import { PDFArray, PDFDict, type PDFDocument, PDFName } from '@cantoo/pdf-lib';

/** What a file has that a document put together of pages cannot: it is left out, and said. */
export type LeftBehind = 'tags' | 'signatures' | 'dynamicForm' | 'scripts' | 'extras';

const name = (text: string) => PDFName.of(text);

export function leftBehind({ catalog, context }: PDFDocument): LeftBehind[] {
  const form = catalog.lookup(name('AcroForm'));
  const names = catalog.lookup(name('Names'));
  const action = catalog.lookup(name('OpenAction'));
  const isScript = action instanceof PDFDict && action.lookup(name('S')) === name('JavaScript');
  const isSigned = context
    .enumerateIndirectObjects()
    .some(
      ([, object]) =>
        object instanceof PDFDict &&
        object.lookup(name('FT')) === name('Sig') &&
        object.lookup(name('V')) instanceof PDFDict,
    );
  const found: LeftBehind[] = [];
  if (catalog.lookup(name('StructTreeRoot')) instanceof PDFDict) found.push('tags');
  if (isSigned) found.push('signatures');
  if (form instanceof PDFDict && form.has(name('XFA'))) found.push('dynamicForm');
  if (
    isScript ||
    (names instanceof PDFDict && names.has(name('JavaScript'))) ||
    (form instanceof PDFDict && form.lookup(name('CO')) instanceof PDFArray)
  )
    found.push('scripts');
  return found;
}

/** Takes away the marks by which a page refers to the tags it leaves behind, and to articles, which would bring other pages along. */
export function forgetTags(page: PDFDict): void {
  page.delete(name('StructParents'));
  page.delete(name('B'));
  const annots = page.lookup(name('Annots'));
  if (!(annots instanceof PDFArray)) return;
  for (const annot of annots.asArray().map((ref) => page.context.lookup(ref)))
    if (annot instanceof PDFDict) annot.delete(name('StructParent'));
}
