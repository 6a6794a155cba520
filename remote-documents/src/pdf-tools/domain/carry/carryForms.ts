import {
  PDFArray,
  PDFBool,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNull,
  type PDFObject,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import type { CopiedPages } from './copiedPages';
import { textOf } from './destinations';

const name = (text: string) => PDFName.of(text);
const isWidget = (annot: PDFObject | undefined): annot is PDFDict =>
  annot instanceof PDFDict && annot.lookup(name('Subtype')) === name('Widget');

/** The widgets of a page, by reference. */
export function widgetsOf(page: PDFDict): [PDFRef, PDFDict][] {
  const annots = page.lookup(name('Annots'));
  if (!(annots instanceof PDFArray)) return [];
  return annots.asArray().flatMap((ref): [PDFRef, PDFDict][] => {
    const widget = page.context.lookup(ref);
    return ref instanceof PDFRef && isWidget(widget) ? [[ref, widget]] : [];
  });
}

/** The field at the top of a widget's names. */
export function rootOf(ref: PDFRef, widget: PDFDict): [PDFRef, PDFDict] {
  let [rootRef, root] = [ref, widget];
  for (const seen = new Set([ref]); ; seen.add(rootRef)) {
    const parentRef = root.get(name('Parent'));
    const parent = root.context.lookup(parentRef);
    if (!(parentRef instanceof PDFRef) || !(parent instanceof PDFDict) || seen.has(parentRef))
      return [rootRef, root];
    [rootRef, root] = [parentRef, parent];
  }
}

/** The widgets that fields of these pages have on other pages: they are not to come along. */
export function widgetsElsewhere(source: PDFDocument, places: readonly number[]): PDFRef[] {
  const here = places.flatMap((place) => widgetsOf(source.getPages()[place]!.node));
  const own = new Set(here.map(([ref]) => ref));
  const elsewhere = new Set<PDFRef>();
  const seen = new Set<PDFObject>();
  function walk(field: PDFDict) {
    const kids = field.lookup(name('Kids'));
    if (!(kids instanceof PDFArray) || seen.has(field)) return;
    seen.add(field);
    for (const ref of kids.asArray()) {
      const kid = source.context.lookup(ref);
      if (!(kid instanceof PDFDict) || !(ref instanceof PDFRef)) continue;
      if (kid.has(name('Kids'))) walk(kid);
      else if (!own.has(ref)) elsewhere.add(ref);
    }
  }
  for (const [ref, widget] of here) walk(rootOf(ref, widget)[1]);
  return [...elsewhere];
}

/** Takes away what was not copied; false when nothing is left of a field. */
function prune(field: PDFDict, seen = new Set<PDFObject>()): boolean {
  const kids = field.lookup(name('Kids'));
  if (!(kids instanceof PDFArray) || seen.has(field)) return true;
  seen.add(field);
  const kept = kids.asArray().filter((ref) => {
    const kid = field.context.lookup(ref);
    return ref !== PDFNull && kid instanceof PDFDict && prune(kid, seen);
  });
  field.set(name('Kids'), field.context.obj(kept));
  return kept.length > 0;
}

/** The form of the document being made; there is one as soon as a field comes. */
function formOf(target: PDFDocument): PDFDict {
  const { catalog, context } = target;
  const found = catalog.lookup(name('AcroForm'));
  if (found instanceof PDFDict) return found;
  const form = context.obj({ Fields: [], DR: { Font: {} } });
  catalog.set(name('AcroForm'), context.register(form));
  return form;
}

/** Brings the fields of copied pages into the document's form: values, looks and fonts; a name that is taken gets a number. */
export function carryForms({ source, target, pages, copy }: CopiedPages): void {
  const roots = new Map<PDFRef, PDFDict>();
  for (const { node } of pages)
    for (const [ref, widget] of widgetsOf(node)) {
      const [rootRef, root] = rootOf(ref, widget);
      if (root.has(name('FT')) || root.has(name('T')) || root.has(name('Kids')))
        roots.set(rootRef, root);
    }
  if (roots.size === 0) return;
  const sourceForm = source.catalog.lookup(name('AcroForm'));
  const old = sourceForm instanceof PDFDict ? sourceForm : source.context.obj({});
  const form = formOf(target);
  const fields = form.lookup(name('Fields'), PDFArray);
  const taken = new Set(
    fields.asArray().map((ref) => textOf(target.context.lookup(ref, PDFDict).lookup(name('T')))),
  );
  const renamedFonts = carryFonts(old, form, copy);
  const appearance = old.lookup(name('DA'));
  for (const [ref, root] of roots) {
    if (!prune(root)) continue;
    if (appearance && !root.has(name('DA'))) root.set(name('DA'), copy(appearance));
    if (old.has(name('Q')) && !root.has(name('Q'))) root.set(name('Q'), copy(old.get(name('Q'))!));
    renameFonts(root, renamedFonts);
    root.delete(name('Parent'));
    root.set(name('T'), PDFHexString.fromText(freeName(textOf(root.lookup(name('T'))), taken)));
    forgetSignature(root);
    fields.push(ref);
  }
  if (old.lookup(name('NeedAppearances')) === PDFBool.True)
    form.set(name('NeedAppearances'), PDFBool.True);
}

/** Fields of the same file may share a name, and are then one; those of another file get another. */
function freeName(wanted: string | null, taken: ReadonlySet<string | null>): string {
  const base = wanted || 'camp';
  for (let count = 1; ; count += 1) {
    const free = count === 1 ? base : `${base}_${count}`;
    if (!taken.has(free)) return free;
  }
}

/** Adds the form's fonts; answers which were renamed because another file's font has the name. */
function carryFonts(
  old: PDFDict,
  form: PDFDict,
  copy: CopiedPages['copy'],
): ReadonlyMap<string, string> {
  const renamed = new Map<string, string>();
  const resources = old.lookup(name('DR'));
  const fonts = resources instanceof PDFDict ? resources.lookup(name('Font')) : undefined;
  if (!(fonts instanceof PDFDict)) return renamed;
  const own = form.lookup(name('DR'), PDFDict).lookup(name('Font'), PDFDict);
  const taken = new Set(own.keys().map((key) => key.decodeText()));
  for (const [key, font] of fonts.entries()) {
    const free = freeName(key.decodeText(), taken);
    if (free !== key.decodeText()) renamed.set(key.decodeText(), free);
    own.set(name(free), copy(font));
  }
  return renamed;
}

function renameFonts(
  field: PDFDict,
  renamed: ReadonlyMap<string, string>,
  seen = new Set<PDFObject>(),
) {
  if (renamed.size === 0 || seen.has(field)) return;
  seen.add(field);
  const appearance = textOf(field.lookup(name('DA')));
  if (appearance !== null)
    field.set(
      name('DA'),
      PDFString.of(
        appearance.replace(/\/(\S+)/, (whole, font: string) =>
          renamed.has(font) ? `/${renamed.get(font)}` : whole,
        ),
      ),
    );
  const kids = field.lookup(name('Kids'));
  if (kids instanceof PDFArray)
    for (const kid of kids.asArray().map((ref) => field.context.lookup(ref)))
      if (kid instanceof PDFDict) renameFonts(kid, renamed, seen);
}

/** A signature says that nothing changed since: in a document put together that would be a lie. Its picture stays. */
function forgetSignature(field: PDFDict, seen = new Set<PDFObject>()) {
  if (seen.has(field)) return;
  seen.add(field);
  if (field.lookup(name('FT')) === name('Sig')) field.delete(name('V'));
  const kids = field.lookup(name('Kids'));
  if (kids instanceof PDFArray)
    for (const kid of kids.asArray().map((ref) => field.context.lookup(ref)))
      if (kid instanceof PDFDict) forgetSignature(kid, seen);
}
