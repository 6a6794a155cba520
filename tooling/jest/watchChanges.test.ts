import watchChanges from './watchChanges.cjs';

const newModule = () => ({
  limit: 1,
  parse: (text: string) => text,
  kinds: { a: 1 },
  Parser: class {
    parse(text: string) {
      return text;
    }
  },
});

test('a function that was replaced, a key that came or went, and a method of a class are named and put back', () => {
  const given = newModule();
  const { parse } = given;
  const changes = watchChanges();
  changes.watch(given, 'parser');
  expect(changes.putBack()).toEqual([]);

  Object.assign(given, { parse: () => '', extra: 1, limit: 2 });
  given.Parser.prototype.parse = () => '';
  Object.assign(given.kinds, { b: 2 });
  expect(changes.putBack()).toEqual([
    'parser.extra',
    'parser.limit',
    'parser.parse',
    'parser.kinds.b',
    'parser.Parser.prototype.parse',
  ]);
  expect(given).toEqual({ ...given, parse, limit: 1 });
  expect(Object.keys(given)).toEqual(['limit', 'parse', 'kinds', 'Parser']);
  expect(changes.putBack()).toEqual([]);
});

test('a spy that was restored leaves nothing; one that was not is named', () => {
  const given = newModule();
  const changes = watchChanges();
  changes.watch(given, 'parser');
  const spy = jest.spyOn(given, 'parse');
  expect(changes.putBack()).toEqual(['parser.parse']);
  jest.spyOn(given, 'parse').mockRestore();
  spy.mockRestore();
  expect(changes.putBack()).toEqual([]);
});

test('what a module adds to its own classes while it is used is its own business, what replaces a part of them is not', () => {
  const given = newModule();
  const changes = watchChanges({ growing: true });
  changes.watch(given, 'parser');
  Object.assign(given.Parser.prototype, { parseLater: () => '' });
  expect(changes.putBack()).toEqual([]);
  given.kinds.a = 2;
  given.Parser.prototype.parse = () => '';
  Object.assign(given, { extra: 1 });
  expect(changes.putBack()).toEqual(['parser.extra', 'parser.Parser.prototype.parse']);
});

test('of what there is one of, numbers that change and what is loaded late are its own business', () => {
  const given = newModule();
  Object.defineProperty(given, 'late', { configurable: true, get: () => given.parse });
  const changes = watchChanges({ functionsOnly: true, spared: /^parser\.trace$/ });
  changes.watch(given, 'parser');
  Object.defineProperty(given, 'late', { value: given.parse });
  Object.assign(given, { limit: 5, trace: 1 });
  expect(changes.putBack()).toEqual([]);
  given.parse = () => '';
  expect(changes.putBack()).toEqual(['parser.parse']);
});
