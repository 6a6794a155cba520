import { type PDFDocument, PDFName, PDFNumber, type PDFPage, type PDFRef } from '@cantoo/pdf-lib';
import type { PageItem, TextTag } from './pageModel';

type TextItem = Extract<PageItem, { kind: 'text' }>;
/** Texts that are read together: a heading, a paragraph, a caption with its value. */
export type TaggedGroup = { tag: TextTag; items: TextItem[] };

/** The texts of a page as they are read; those without a tag are left out. */
export function groupTexts(items: readonly PageItem[]): TaggedGroup[] {
  const groups: TaggedGroup[] = [];
  let block: number | undefined;
  for (const item of items) {
    if (item.kind !== 'text' || !item.tag) continue;
    const last = groups.at(-1);
    const isCaption = item.faint === true && !last?.items.at(-1)?.faint;
    const isMark = item.tag === 'LI' && /^(–|\d+\.)$/.test(item.text);
    if (last && item.block === block && !isCaption && !isMark) last.items.push(item);
    else groups.push({ tag: item.tag, items: [item] });
    block = item.block;
  }
  return groups;
}

/** The tree of a PDF's structure, by which screen readers find their way. ISO 32000-1, 14.7. */
export class StructureTree {
  readonly #root;
  readonly #rootRef: PDFRef;
  readonly #document;
  readonly #documentRef: PDFRef;
  readonly #parents: [PDFNumber, PDFRef[]][] = [];

  constructor(private readonly pdf: PDFDocument) {
    const { context, catalog } = pdf;
    this.#rootRef = context.nextRef();
    this.#document = context.obj({ Type: 'StructElem', S: 'Document', P: this.#rootRef, K: [] });
    this.#documentRef = context.register(this.#document);
    this.#root = context.obj({ Type: 'StructTreeRoot', K: this.#documentRef });
    context.assign(this.#rootRef, this.#root);
    catalog.set(PDFName.of('StructTreeRoot'), this.#rootRef);
    catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  }

  /** Puts the groups of a page into the tree; each is marked on the page with its place in the list. */
  addPage(page: PDFPage, groups: readonly TaggedGroup[]): void {
    const { context } = this.pdf;
    const elements = groups.map(({ tag }, place) =>
      context.register(
        context.obj({ Type: 'StructElem', S: tag, P: this.#documentRef, Pg: page.ref, K: place }),
      ),
    );
    const key = PDFNumber.of(this.#parents.length);
    this.#parents.push([key, elements]);
    page.node.set(PDFName.of('StructParents'), key);
    page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
  }

  /** Writes the tree, once all pages are in it. */
  end(): void {
    const { context } = this.pdf;
    const all = this.#parents.flatMap(([, elements]) => elements);
    this.#document.set(PDFName.of('K'), context.obj(all));
    this.#root.set(
      PDFName.of('ParentTree'),
      context.obj({
        Nums: this.#parents.flatMap(([key, elements]) => [key, context.obj(elements)]),
      }),
    );
  }
}
