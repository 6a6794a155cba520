import { readWithout } from './readWithout';

const shell = { command: 'release', name: 'shell', shown: ['garage'] };

test('--without names remotes of this checkout or of the registry, with or without blanks', () => {
  expect(readWithout('blog, garage ', shell)).toEqual(['blog', 'garage']);
  expect(readWithout(undefined, { ...shell, name: 'blog' })).toEqual([]);
});

test.each(['blgo', 'blog,', '', 'shell', 'blog admin'])(
  '--without "%s" is refused: it names what is no remote',
  (text) => expect(() => readWithout(text, shell)).toThrow('names what is no remote'),
);

test.each([
  ['release', 'blog'],
  ['canary', 'blog'],
  ['promote', 'shell'],
  ['grants', ''],
])('--without is refused for %s of "%s"', (command, name) =>
  expect(() => readWithout('blog', { ...shell, command, name })).toThrow('of the shell alone'),
);
