import { layoutDocument } from './page-model/layoutDocument';
import type { PageModel } from './page-model/pageModel';
import type { DocumentDefinition, Values } from './documentTypes';

/** A filled-in document as pages; with `allCopies` once for each copy, marked with whose it is. */
export function makePages(
  definition: DocumentDefinition,
  values: Values,
  allCopies = false,
): PageModel {
  if (!allCopies || !definition.copies) return layoutDocument(definition.content(values));
  const [original, ...copies] = definition.copies.map((copy) =>
    layoutDocument(definition.content({ ...values, copy, copyNote: copyNote(copy) })),
  );
  return { title: original!.title, pages: [original!, ...copies].flatMap((each) => each.pages) };
}

const copyNote = (copy: string) =>
  copy.startsWith('Copia')
    ? `${copy}. Conform cu originalul.`
    : `${copy}. Contractul s-a încheiat în 5 exemplare.`;
