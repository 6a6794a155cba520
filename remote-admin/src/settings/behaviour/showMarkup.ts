/** What would load or lead somewhere: samples lead nowhere, and the page's policy takes no style attributes. */
const LEFT_OUT = /^(?:on|href$|src|style$)/;

/**
 * Shows the markup of an e-mail in an element, apart from the page's styles. Its styles are set one by one, as scripts may:
 * the Content-Security-Policy refuses markup that carries them.
 */
export function showMarkup(html: string, host: HTMLElement): void {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  if ('adoptedStyleSheets' in root) root.adoptedStyleSheets = [toSheet(page)];
  root.replaceChildren(toShown(page.body));
}

function toSheet(page: Document): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  const styles = [...page.querySelectorAll('style')].map(({ textContent }) => textContent);
  sheet.replaceSync(styles.join('\n'));
  return sheet;
}

function toShown(given: Element): HTMLElement {
  const shown = document.createElement(given === given.ownerDocument.body ? 'div' : given.tagName);
  for (const { name, value } of given.attributes)
    if (!LEFT_OUT.test(name)) shown.setAttribute(name, value);
  shown.style.cssText = given.getAttribute('style') ?? '';
  for (const child of given.childNodes)
    if (child instanceof Element) shown.append(toShown(child));
    else if (child.nodeType === Node.TEXT_NODE) shown.append(child.textContent ?? '');
  return shown;
}
