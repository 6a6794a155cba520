import { dirname, join, relative } from 'node:path';

type Place = {
  /** Path of the module below the emitted folder. */
  file: string;
  /** Whether there is a file at a path below the emitted folder. */
  isThere: (path: string) => boolean;
  /** Packages that are packed themselves; files of others are carried by the package that imports them. */
  packed: readonly string[];
};

type Match = [whole: string, before: string, quote: string, specifier: string, at: number];

const SPECIFIER = /(\bfrom\s*|\bimport\s*\(\s*|\bimport\s+|\brequire\(\s*)(['"])([^'"\n]+)\2/g;

/**
 * A compiled module, or its types, with every import as Node takes it: with the extension, and by path into packages that are
 * not packed. @throws Error for one that leads nowhere
 */
export function completeSpecifiers(text: string, { file, isThere, packed }: Place): string {
  return text.replace(SPECIFIER, (...[whole, before, quote, specifier, at]: Match) => {
    const path = pathOf(specifier);
    if (path === null || isComment(text, at)) return whole;
    const found = [path, `${path}.js`, `${path}.cjs`, `${path}.d.ts`].find(isThere);
    if (!found) throw new Error(`${file} imports ${specifier}, which is not packed.`);
    const to = relative(dirname(file), found.replace(/\.d\.ts$/, '.js')).replaceAll('\\', '/');
    return `${before}${quote}${to.startsWith('.') ? to : `./${to}`}${quote}`;
  });

  function pathOf(specifier: string): string | null {
    if (specifier.startsWith('.')) return join(dirname(file), specifier).replaceAll('\\', '/');
    const [, name, rest] = /^@anunturi\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
    return name === undefined || packed.includes(name) ? null : `${name}/src/${rest}`;
  }
}

/** An example in a comment leads nowhere. */
const isComment = (text: string, at: number) =>
  /^\s*(\*|\/\/|\/\*)/.test(text.slice(text.lastIndexOf('\n', at) + 1));
