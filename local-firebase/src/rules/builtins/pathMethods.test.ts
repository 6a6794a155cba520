import { holds } from '../../../testing/testRules';

test.each([
  ["path('a/{x}').bind({'x': 'b'}) == /a/b", true],
  ["path('/a/{x}/c').bind({'x': id}) == /a/d/c", true],
  ["path('/a/{x}/{y}').bind({'x': 'b', 'y': 'c'}) == /a/b/c", true],
  ["path('/a/{x}/{y}').bind({'x': 'b'}).bind({'y': 'c'}) == /a/b/c", true],
  ["path('/a/{x}').bind({'x': 1}) == /a/1", true],
  ["path('/a/{x}').bind({'x': null}) == /a/null", true],
  ["path('/a/{x}').bind({'x': 'b/c'})[1] == 'b/c'", true],
  ["path('/a/{x=**}/d').bind({'x': /b/c}) == /a/b/c/d", true],
  ["path('/a/{x=*}').bind({'x': 'b'}) == /a/b", true],
  ['request.path.bind({}) == request.path', true],
  ["exists(path('/databases/(default)/documents/{c}/d').bind({'c': 't'}))", true],
  ["path('/a/{x}') is path", true],
  ["path('/a/{x}').bind({'x': /b/c}) == /a/b/c", false],
  ["path('/a/{x=**}').bind({'x': 'b'}) is path", false],
  ["path('/a/{x}').bind({'y': 'b'}) is path", false],
  ["path('/a/{x}').bind({'x': ''}) is path", false],
  ["path('/a/{x}').bind({'x': [1]}) is path", false],
  ["path('/a/{x}').bind('b') is path", false],
  ["path('/a/b').bind({'x': 'b'}) is path", false],
  ["path('/a/{x}/{x}') is path", false],
  ["path('/a/{x') is path", false],
  ["path('/a//b') is path", false],
  ["path('/a/{x}')[0] == 'a'", false],
  ["path('/a/{x}') == path('/a/{x}')", false],
  ["!exists(path('/databases/(default)/documents/{c}/d'))", false],
])('%s is %s, as at Google', (expression, expected) => {
  expect(holds(expression, { documents: { 't/d': {} } })).toBe(expected);
});
