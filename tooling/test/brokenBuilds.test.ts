import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brokenBuilds } from '../../e2e/support/releases/brokenBuilds';
import { remotes, root } from '../build/folders';
import { withEdit } from './withEdit';

test('what is broken on purpose stands in the sources of every remote, once', () => {
  expect(Object.keys(brokenBuilds).sort()).toEqual([...remotes].sort());
  for (const edit of Object.values(brokenBuilds).flatMap((kinds) => Object.values(kinds).flat())) {
    const text = readFileSync(join(root, edit.file), 'utf8');
    expect(withEdit(text, edit)).toContain(edit.replace);
  }
});

test('an edit whose text is gone, or stands there twice, is no silent success', () => {
  const edit = { file: 'a.ts', find: 'here', replace: 'there' };
  expect(withEdit('it is here', edit)).toBe('it is there');
  expect(() => withEdit('it is gone', edit)).toThrow('a.ts has 0 times');
  expect(() => withEdit('here and here', edit)).toThrow('a.ts has 2 times');
});
