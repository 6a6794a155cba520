import { PDFArray, PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib';

/** The pairs of a name tree or number tree, in order; one that refers to itself ends where it does. */
export function readTree(
  root: PDFObject | undefined,
  kind: 'Names' | 'Nums',
): [key: PDFObject, value: PDFObject][] {
  const seen = new Set<PDFObject>();
  const pairs: [PDFObject, PDFObject][] = [];
  function walk(node: PDFObject | undefined) {
    if (!(node instanceof PDFDict) || seen.has(node)) return;
    seen.add(node);
    const leaf = node.lookup(PDFName.of(kind));
    if (leaf instanceof PDFArray)
      for (let at = 0; at + 1 < leaf.size(); at += 2)
        pairs.push([leaf.lookup(at)!, leaf.get(at + 1)]);
    const kids = node.lookup(PDFName.of('Kids'));
    if (kids instanceof PDFArray) for (let at = 0; at < kids.size(); at += 1) walk(kids.lookup(at));
  }
  walk(root);
  return pairs;
}
