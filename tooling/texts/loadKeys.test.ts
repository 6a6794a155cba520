import { queryNameSchema } from '@anunturi/shared-contract/telemetry/telemetrySchema';
import { queryOf } from '@anunturi/shared-contract/telemetry/markData';
import { browserSources, readSource } from '@anunturi/shared-ui/testing/browserSources';

const sources = browserSources
  .filter((file) => /^remote-.*\.tsx?$/.test(file) && !/\.test\./.test(file))
  .map((file) => [file, readSource(file)] as const);
/** Where a key is written: where it is used, or in a function that makes it. */
const written =
  /(?:(?:useLoad|startLoad|loadAhead|useCursorPages|useMarkEmpty)(?:<[^(]*>)?\(\s*(?:[\w.]+ \? )?|[kK]ey(?:Of)? = \([^)]*\)(?:: string)? =>\s*|_KEY = |return )(?:'(?<plain>[a-z][A-Za-z]*(?: [a-z]+)*[^'`]*)'|`(?<made>[a-z][A-Za-z]*(?: [a-z]+)*[^`]*)`)/g;

const keys = sources
  .filter(
    ([file, text]) =>
      /useLoad|loadAhead|startLoad|useCursorPages/.test(text) || /[kK]eys\.ts$/.test(file),
  )
  .flatMap(([file, text]) =>
    [...text.matchAll(written)].map(({ groups }) => ({
      file,
      key: (groups!.plain ?? groups!.made)!,
    })),
  )
  .filter(({ key }) => !key.includes('</') && !key.includes('/'));

test('a load key begins with the name of its query, and what it is about stands behind a colon', () => {
  expect(keys.length).toBeGreaterThan(50);
  expect(keys.filter(({ key }) => !queryNameSchema.safeParse(queryOf(key)).success)).toEqual([]);
});

test('a name belongs to one remote: the remotes of a page share the cache', () => {
  const remotesOf = new Map<string, Set<string>>();
  for (const { file, key } of keys) {
    const name = queryOf(key);
    remotesOf.set(name, (remotesOf.get(name) ?? new Set()).add(file.split('/')[0]!));
  }
  expect([...remotesOf].filter(([, remotes]) => remotes.size > 1)).toEqual([]);
});
