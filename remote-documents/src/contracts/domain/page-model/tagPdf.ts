import {
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFPage,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { PAGE_HEIGHT, type PageItem, type TextTag } from './pageModel';

type TextItem = Extract<PageItem, { kind: 'text' }>;
type SignatureItem = Extract<PageItem, { kind: 'signature' }>;
/** What is read together: a heading, a paragraph, a caption with its value; or a signature, by its words. */
export type TaggedGroup =
  | { tag: TextTag; items: TextItem[] }
  | { tag: 'Figure'; items: [SignatureItem] };

/** What a page says, as it is read; texts without a tag are left out. */
export function groupTexts(items: readonly PageItem[]): TaggedGroup[] {
  const groups: TaggedGroup[] = [];
  let block: number | undefined;
  for (const item of items) {
    if (item.kind === 'signature') {
      groups.push({ tag: 'Figure', items: [item] });
      block = undefined;
    }
    if (item.kind !== 'text' || !item.tag) continue;
    const last = groups.at(-1);
    const isCaption = item.faint === true && last?.tag !== 'Figure' && !last?.items.at(-1)?.faint;
    const isMark = item.tag === 'LI' && /^(–|\d+\.)$/.test(item.text);
    if (last && last.tag !== 'Figure' && item.block === block && !isCaption && !isMark)
      last.items.push(item);
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
    const elements = groups.map((group, place) => {
      const element = context.obj({
        Type: 'StructElem',
        S: group.tag,
        P: this.#documentRef,
        Pg: page.ref,
        K: place,
      });
      if (group.tag === 'Figure') {
        const [{ alt, x, y, width, height }] = group.items;
        element.set(PDFName.of('Alt'), PDFHexString.fromText(alt));
        const box = [x, PAGE_HEIGHT - y - height, x + width, PAGE_HEIGHT - y];
        element.set(PDFName.of('A'), context.obj({ O: 'Layout', BBox: box }));
      }
      return context.register(element);
    });
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
