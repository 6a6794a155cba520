export type Exported = {
  name: string;
  /** The first sentence of its comment; empty where the name tells all. */
  line: string;
};

const declared =
  /^export (?:async )?(?:function\*?|const|abstract class|class|type|interface|enum) (\w+)/;
const listed = /^export (?:type )?\{([^}]*)\}/;
const namespace = /^export \* as (\w+)/;

/** What a module exports, in its order. @throws Error for a form that this project does not use */
export function readExports(file: string, text: string): Exported[] {
  return [...text.matchAll(/^export .*$/gm)].flatMap(({ index }) => {
    const rest = text.slice(index);
    const line = lineAbove(text.slice(0, index));
    const name = declared.exec(rest)?.[1] ?? namespace.exec(rest)?.[1];
    if (name) return [{ name, line }];
    const names = listed.exec(rest)?.[1];
    if (names === undefined)
      throw new Error(`${file}: what does this export? ${rest.slice(0, 60)}`);
    return names
      .split(',')
      .map((each) =>
        each
          .trim()
          .replace(/^type /, '')
          .replace(/^.* as /, ''),
      )
      .filter(Boolean)
      .map((each) => ({ name: each, line }));
  });
}

/** The first sentence of the comment that ends right above. */
function lineAbove(before: string): string {
  const start = before.lastIndexOf('/**');
  const comment = before.slice(start);
  if (start < 0 || !/^\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n$/.test(comment)) return '';
  const words = comment
    .replace(/^\/\*\*|\*\/\n$/g, '')
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  const [sentence = ''] = /^.*?[^.\s]{2,}\.(?= |$)|^.*$/.exec(words) ?? [];
  return sentence.split(' @')[0]!.trim();
}
