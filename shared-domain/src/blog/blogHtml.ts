/**
 * The one allow-list of what a blog post's text may contain, and how it is enforced (docs/decisions/0010). No element
 * or attribute beyond it is ever stored or shown.
 */

const none: readonly string[] = [];
const cell = ['colspan', 'rowspan'] as const;

/** Allowed elements with their allowed attributes. No `id`, `name`, `class`, `style`: a text cannot reach out of itself. */
export const blogElements: Readonly<Record<string, readonly string[]>> = {
  p: none,
  h2: none,
  h3: none,
  h4: none,
  strong: none,
  b: none,
  em: none,
  i: none,
  u: none,
  s: none,
  code: none,
  pre: none,
  br: none,
  hr: none,
  ul: none,
  ol: ['start', 'type'],
  li: none,
  blockquote: none,
  a: ['href', 'title'],
  img: ['src', 'alt', 'width', 'height'],
  figure: none,
  figcaption: none,
  table: none,
  thead: none,
  tbody: none,
  tr: none,
  th: cell,
  td: cell,
};

const wholeNumber = /^[1-9]\d{0,4}$/;
/** What an attribute's value must look like; others are free text. */
const blogValues: Readonly<Record<string, RegExp>> = {
  // The web, mail, telephone, this site or this page; no other scheme, no protocol-relative address, no backslash or control character.
  href: /^(?:https?:\/\/[^\s\\\u0000-\u001f]+|mailto:[^\s\\\u0000-\u001f]+|tel:[+\d][\d\s().-]*|\/(?![/\\])[^\s\\\u0000-\u001f]*|#[\w-]*)$/i,
  // Pictures only from the blog's own folder in file storage: stored as a path, made an address when shown.
  src: /^blog\/[a-z0-9-]+\/[A-Za-z0-9_-][A-Za-z0-9._-]*$/,
  width: wholeNumber,
  height: wholeNumber,
  colspan: wholeNumber,
  rowspan: wholeNumber,
  start: wholeNumber,
  type: /^[aAiI]$/,
};

/** Whether an attribute may stand on an element with this value. */
export function isBlogAttribute(element: string, name: string, value: string): boolean {
  return (
    (blogElements[element]?.includes(name) ?? false) && (blogValues[name]?.test(value) ?? true)
  );
}

type AttributeEvent = {
  attrName: string;
  attrValue: string;
  keepAttr: boolean;
  forceKeepAttr: boolean | undefined;
};
/** What is needed of a fresh DOMPurify instance. */
type Purifier = {
  addHook(
    entry: 'uponSanitizeAttribute',
    hook: (node: Element, event: AttributeEvent) => void,
  ): void;
  addHook(entry: 'afterSanitizeAttributes', hook: (node: Element) => void): void;
  sanitize(html: string, config: object): unknown;
};

const config = {
  ALLOWED_TAGS: Object.keys(blogElements),
  ALLOWED_ATTR: [...new Set(Object.values(blogElements).flat())],
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
};

/**
 * The sanitiser of posts, on an instance of DOMPurify of its own (hooks stay with it). Text to a fragment that has
 * nothing beyond the allow-list; a picture without an allowed source is left out.
 */
export function createBlogSanitizer(purifier: Purifier): (html: string) => DocumentFragment {
  purifier.addHook('uponSanitizeAttribute', (node, event) => {
    const allowed = isBlogAttribute(node.nodeName.toLowerCase(), event.attrName, event.attrValue);
    event.keepAttr = allowed;
    event.forceKeepAttr = allowed || undefined;
  });
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName === 'IMG' && !node.hasAttribute('src')) node.remove();
  });
  // A text that is all <frameset> leaves nothing, not even an empty fragment.
  return (html) =>
    (purifier.sanitize(html, config) ?? purifier.sanitize('', config)) as DocumentFragment;
}

/** The fragment as the text that is stored. */
export function toBlogHtml(fragment: DocumentFragment): string {
  const holder = fragment.ownerDocument.createElement('div');
  holder.append(fragment);
  return holder.innerHTML;
}
