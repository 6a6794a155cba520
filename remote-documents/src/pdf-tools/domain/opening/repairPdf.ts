import {
  PDFCatalog,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFPageLeaf,
  PDFPageTree,
  PDFParser,
  PDFRef,
} from '@cantoo/pdf-lib';

const OBJECTS_PER_TICK = 500;
const HEADER = new TextEncoder().encode('%PDF-1.7\n');

/**
 * A damaged file as far as it can be read: whatever objects are found, and their pages in the order in which they stand.
 * @throws when there is no page among them
 */
export async function repairPdf(bytes: Uint8Array): Promise<PDFDocument> {
  const context = await readObjects(bytes);
  const pages = context
    .enumerateIndirectObjects()
    .filter((found): found is [PDFRef, PDFPageLeaf] => found[1] instanceof PDFPageLeaf);
  if (pages.length === 0 || context.trailerInfo.Encrypt) throw new Error('no page found');
  const tree = PDFPageTree.withContext(context);
  const treeRef = context.register(tree);
  for (const [ref, page] of pages) {
    takeInherited(page);
    page.setParent(treeRef);
    tree.pushLeafNode(ref);
  }
  const found = context.lookup(context.trailerInfo.Root);
  const catalog = PDFCatalog.withContextAndPages(context, treeRef);
  if (found instanceof PDFDict)
    for (const [key, value] of found.entries())
      if (!['Type', 'Pages'].includes(key.decodeText())) catalog.set(key, value);
  context.trailerInfo.Root = context.register(catalog);
  // The constructor is private in its types only; the library offers no way from a context to a document.
  const Opened = PDFDocument as unknown as new (
    context: PDFContext,
    ignoreEncryption: boolean,
    updateMetadata: boolean,
  ) => PDFDocument;
  return new Opened(context, true, false);
}

/** The objects up to the place where reading fails; a file without its first line is read too. */
async function readObjects(bytes: Uint8Array): Promise<PDFContext> {
  const start = String.fromCharCode(...bytes.subarray(0, 1024));
  const parser = PDFParser.forBytesWithOptions(
    start.includes('%PDF-') ? bytes : withHeader(bytes),
    OBJECTS_PER_TICK,
  );
  await parser.parseDocument().catch(() => undefined); // what was read before the fault is there
  return (parser as unknown as { context: PDFContext }).context;
}

function withHeader(bytes: Uint8Array): Uint8Array {
  const whole = new Uint8Array(HEADER.length + bytes.length);
  whole.set(HEADER);
  whole.set(bytes, HEADER.length);
  return whole;
}

/** What a page has from the tree above it becomes its own: that tree is left behind. */
function takeInherited(page: PDFPageLeaf) {
  for (const entry of PDFPageLeaf.InheritableEntries) {
    const key = PDFName.of(entry);
    const value = inherited(page, key);
    if (value && !page.has(key)) page.set(key, value);
  }
  if (!page.has(PDFName.of('MediaBox')))
    page.set(PDFName.of('MediaBox'), page.context.obj([0, 0, 595, 842]));
}

function inherited(page: PDFDict, key: PDFName) {
  const seen = new Set<PDFDict>();
  for (let node: unknown = page; node instanceof PDFDict && !seen.has(node);) {
    seen.add(node);
    if (node.has(key)) return node.get(key);
    node = node.lookup(PDFName.of('Parent'));
  }
  return undefined;
}
