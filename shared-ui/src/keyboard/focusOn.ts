/** Moves the focus to an element that need not be a control: a row, a heading. */
export function focusOn(element: HTMLElement | null | undefined): void {
  if (!element) return;
  if (!element.matches('a[href], button, input, select, textarea, [tabindex]'))
    element.tabIndex = -1;
  element.focus();
}

/** To the page's own heading: where what had the focus left nothing behind. */
export const focusOnHeading = (): void =>
  focusOn(document.querySelector<HTMLElement>('main h1, h1'));

/** Whether nothing has the focus any more: what had it is gone. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;
