/**
 * Whose label a label is jsdom looks up in the whole page for each control that is asked for its labels, as every button is
 * whose name is looked for. Here all are looked up at once, and kept until the page changes.
 */
export function keepLabels(): void {
  let kept: Map<Element | null, HTMLLabelElement[]> | undefined;
  const changes = new MutationObserver(() => (kept = undefined));
  changes.observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['for', 'id', 'type'],
  });
  for (const { prototype } of [
    HTMLButtonElement,
    HTMLInputElement,
    HTMLMeterElement,
    HTMLOutputElement,
    HTMLProgressElement,
    HTMLSelectElement,
    HTMLTextAreaElement,
  ]) {
    const { get: find } = Object.getOwnPropertyDescriptor(prototype, 'labels')!;
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: HTMLInputElement) {
        if (!this.isConnected || this.type === 'hidden') return find!.call(this);
        if (changes.takeRecords().length > 0) kept = undefined;
        kept ??= findAll();
        return kept.get(this) ?? [];
      },
    });
  }
}

function findAll(): Map<Element | null, HTMLLabelElement[]> {
  const found = new Map<Element | null, HTMLLabelElement[]>();
  for (const label of document.querySelectorAll('label')) {
    const { control } = label;
    found.set(control, [...(found.get(control) ?? []), label]);
  }
  return found;
}
