import { PDFArray, PDFDict, PDFName, type PDFObject, PDFRef, PDFString } from '@cantoo/pdf-lib';
import type { CopiedPages } from './copiedPages';

const name = (text: string) => PDFName.of(text);
const listOf = (dict: PDFDict, key: string): readonly PDFObject[] => {
  const found = dict.lookup(name(key));
  return found instanceof PDFArray ? found.asArray() : [];
};

/** Brings the layers that copied pages draw on, shown or hidden as they were, with their order and their groups. */
export function carryLayers({ source, target, copies, copy }: CopiedPages): void {
  const old = source.catalog.lookup(name('OCProperties'));
  if (!(old instanceof PDFDict)) return;
  const layers = listOf(old, 'OCGs').filter((ref) => copies.has(ref));
  if (layers.length === 0) return;
  const config = old.lookup(name('D'));
  const state = config instanceof PDFDict ? config : source.context.obj({});
  const [on, off] = [new Set(listOf(state, 'ON')), new Set(listOf(state, 'OFF'))];
  const isOffFirst = state.lookup(name('BaseState')) === name('OFF');
  const isHidden = (ref: PDFObject) => (isOffFirst ? !on.has(ref) : off.has(ref));

  /** A list of layers and lists of them, without those that did not come. */
  function kept(list: readonly PDFObject[], depth = 0): PDFObject[] {
    return list.flatMap((each): PDFObject[] => {
      if (each instanceof PDFRef && source.context.lookup(each) instanceof PDFDict)
        return copies.has(each) ? [copies.get(each)!] : [];
      const found = source.context.lookup(each);
      if (found instanceof PDFArray && depth < 8) {
        const inner = kept(found.asArray(), depth + 1);
        return inner.some((one) => one instanceof PDFRef || one instanceof PDFArray)
          ? [target.context.obj(inner)]
          : [];
      }
      return found instanceof PDFString ? [copy(found)] : [];
    });
  }
  const add = (dict: PDFDict, key: string, more: readonly PDFObject[]) => {
    if (more.length > 0) dict.set(name(key), target.context.obj([...listOf(dict, key), ...more]));
  };
  const own = ownLayers(target);
  const ownState = own.lookup(name('D'), PDFDict);
  add(own, 'OCGs', kept(layers));
  add(ownState, 'OFF', kept(layers.filter(isHidden)));
  for (const key of ['Order', 'RBGroups', 'Locked']) add(ownState, key, kept(listOf(state, key)));
  for (const each of listOf(state, 'AS').map((ref) => source.context.lookup(ref))) {
    if (!(each instanceof PDFDict)) continue; // layers that printing or the screen switches
    const used = kept(listOf(each, 'OCGs'));
    const { Event: event, Category: category } = {
      Event: each.get(name('Event')),
      Category: each.get(name('Category')),
    };
    if (used.length > 0 && event && category)
      add(ownState, 'AS', [
        target.context.obj({ Event: copy(event), Category: copy(category), OCGs: used }),
      ]);
  }
}

function ownLayers({ catalog, context }: CopiedPages['target']): PDFDict {
  const found = catalog.lookup(name('OCProperties'));
  if (found instanceof PDFDict) return found;
  const made = context.obj({ OCGs: [], D: { Order: [] } });
  catalog.set(name('OCProperties'), context.register(made));
  return made;
}
