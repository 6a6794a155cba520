/** What jsdom's default sheet, which knows no siblings, or a style asks of an element and of those around it. */
const ASKED = ['dir', 'disabled', 'hidden', 'list', 'open', 'readonly', 'style', 'type'];

/**
 * Computed styles are asked for hundreds of times while one role is looked for, and jsdom works each out from its whole
 * default sheet. What it says is kept for all elements of one kind: alike, in a parent of one kind.
 */
export function keepStyles(window: Window & typeof globalThis): void {
  const { document, Element, MutationObserver } = window;
  const compute = window.getComputedStyle.bind(window);
  const kinds = new Map<string, number>();
  const styles = new Map<number, CSSStyleDeclaration>();
  let kindOf = new WeakMap<Element, number>();
  const isMoved = (node: Node) =>
    node instanceof Element &&
    [node, ...node.querySelectorAll('*')].some((each) => kindOf.has(each));
  const isOther = ({ target, attributeName, oldValue, addedNodes }: MutationRecord) =>
    attributeName
      ? (target as Element).getAttribute(attributeName) !== oldValue // React sets types anew
      : [...addedNodes].some(isMoved);
  const forget = (records: MutationRecord[]) => {
    if (records.some(isOther)) kindOf = new WeakMap();
  };
  const changes = new MutationObserver(forget);
  changes.observe(document, {
    subtree: true,
    childList: true,
    attributeOldValue: true,
    attributeFilter: ASKED,
  });
  const toKind = (element: Element): number => {
    const known = kindOf.get(element);
    if (known !== undefined) return known;
    const { parentElement: parent, localName, namespaceURI } = element;
    const asked = ASKED.map((name) => element.getAttribute(name));
    const words = JSON.stringify([parent && toKind(parent), namespaceURI, localName, ...asked]);
    const kind = kinds.get(words) ?? kinds.size;
    kinds.set(words, kind);
    kindOf.set(element, kind);
    return kind;
  };
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || !element.isConnected || element.ownerDocument !== document)
      return compute(element, pseudo);
    if (document.styleSheets.length > 0) return compute(element);
    forget(changes.takeRecords());
    const kind = toKind(element);
    const known = styles.get(kind);
    if (known) return known;
    const style = compute(element);
    styles.set(kind, style);
    return style;
  };
}
