/**
 * Computed styles are asked for hundreds of times while one role is looked for, and jsdom works each out from its whole
 * default sheet. The answer is kept until something changes that this sheet, which knows no siblings, or a style speaks of.
 */
export function keepStyles(): void {
  const compute = window.getComputedStyle.bind(window);
  let kept = new WeakMap<Element, CSSStyleDeclaration>();
  const isMoved = (node: Node) =>
    node instanceof Element && [node, ...node.querySelectorAll('*')].some((each) => kept.has(each));
  const isOther = ({ target, attributeName, oldValue, addedNodes }: MutationRecord) =>
    attributeName
      ? (target as Element).getAttribute(attributeName) !== oldValue // React sets types anew
      : [...addedNodes].some(isMoved);
  const forget = (records: MutationRecord[]) => {
    if (records.some(isOther)) kept = new WeakMap();
  };
  const changes = new MutationObserver(forget);
  changes.observe(document, {
    subtree: true,
    childList: true,
    attributeOldValue: true,
    attributeFilter: ['dir', 'disabled', 'hidden', 'list', 'open', 'readonly', 'style', 'type'],
  });
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || !element.isConnected || element.ownerDocument !== document)
      return compute(element, pseudo);
    if (document.styleSheets.length > 0) return compute(element);
    forget(changes.takeRecords());
    const known = kept.get(element);
    if (known) return known;
    const style = compute(element);
    kept.set(element, style);
    return style;
  };
}
