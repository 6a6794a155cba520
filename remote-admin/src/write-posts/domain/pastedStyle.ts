/** The page's policy reads no style attributes: those of a pasted text are kept under this name. */
export const STYLE = 'data-style';

/** What a pasted element's own style says of one property, in small letters; empty when nothing. */
export const styleOf = (element: Element, name: string): string =>
  new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`, 'i')
    .exec(element.getAttribute(STYLE) ?? '')?.[1]
    ?.trim()
    .toLowerCase() ?? '';
