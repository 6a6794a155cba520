/** What would load or lead somewhere: samples lead nowhere. */
const LEFT_OUT = /^(?:on|href$|src|data-look$)/;

/** In the place of the attribute `style`: a parser reports each to the policy, although nothing is shown yet. */
const LOOK = 'data-look';

/**
 * Shows the markup of an e-mail, as React writes it, in an element, apart from the page's styles. Its styles are set one by one, as
 * scripts may: the Content-Security-Policy refuses markup that carries them.
 */
export function showMarkup(html: string, host: HTMLElement): void {
  const sheets: string[] = [];
  const bare = html
    .replaceAll(/<style>([^<]*)<\/style>/g, (_found, sheet: string) => {
      sheets.push(sheet);
      return '';
    })
    .replaceAll(' style="', ` ${LOOK}="`); // a quote in a text is escaped
  const page = new DOMParser().parseFromString(bare, 'text/html');
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  if ('adoptedStyleSheets' in root) root.adoptedStyleSheets = [toSheet(sheets.join('\n'))];
  root.replaceChildren(toShown(page.body));
}

function toSheet(rules: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  return sheet;
}

function toShown(given: Element): HTMLElement {
  const shown = document.createElement(given === given.ownerDocument.body ? 'div' : given.tagName);
  for (const { name, value } of given.attributes)
    if (!LEFT_OUT.test(name)) shown.setAttribute(name, value);
  shown.style.cssText = given.getAttribute(LOOK) ?? '';
  for (const child of given.childNodes)
    if (child instanceof Element) shown.append(toShown(child));
    else if (child.nodeType === Node.TEXT_NODE) shown.append(child.textContent ?? '');
  return shown;
}
