import { functionAt } from './functionAt';
import { ownerOf } from './ownerOf';

const source = `import { a } from './a';

export async function outer(
  first: string,
  second: string,
): Promise<void> {
  const inner = (value: string) => {
    if (value) {
      a(value);
    }
  };
  inner(first);
}

export const Row = memo(function Row({ at }: Props) {
  return <p>{at}</p>;
});

class Store {
  async read(path: string): Promise<Data> {
    return find(path);
  }
}
const settings = {
  a: 1,
};
a();
`;
const lineOf = (text: string) => source.split('\n').findIndex((line) => line.includes(text)) + 1;

test.each([
  ['a(value)', 'inner'],
  ['inner(first)', 'outer'],
  ['<p>{at}', 'Row'],
  ['return find', 'read'],
  ['import { a }', undefined],
])('the function around %s is %s', (text, name) => {
  expect(functionAt(source, lineOf(text))).toBe(name);
});

test('the last line of CODEOWNERS that fits says the owner', () => {
  const owners =
    '# who\n* @site/platform\n\n/remote-blog/ @site/blog @site/other\n/docs/a.md @site/a';
  expect(ownerOf('remote-blog/src/a.ts', owners)).toBe('@site/blog');
  expect(ownerOf('remote-blogs/src/a.ts', owners)).toBe('@site/platform');
  expect(ownerOf('docs/a.md', owners)).toBe('@site/a');
  expect(ownerOf('shell/a.ts', '')).toBe('');
});
