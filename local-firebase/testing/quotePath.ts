/** A field path whose parts may be any text, quoted where Firestore asks for it. */
export const quotePath = (path: string): string =>
  path
    .split('.')
    .map((part) => (/^[A-Za-z_]\w*$/.test(part) ? part : `\`${part}\``))
    .join('.');
