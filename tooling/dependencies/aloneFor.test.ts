import { aloneFor } from './aloneFor';

test('what a package brings goes with it, unless somebody else wants it too', () => {
  const packages = {
    '': { devDependencies: { tool: '1.0.0' } },
    app: { dependencies: { view: '1.0.0' } },
    'node_modules/app': { resolved: 'app', link: true },
    'node_modules/tool': { dependencies: { shared: '1.0.0', rest: '1.0.0' } },
    'node_modules/tool/node_modules/rest': {},
    'node_modules/view': {
      dependencies: { shared: '1.0.0' },
      peerDependencies: { engine: '1.0.0' },
    },
    'node_modules/shared': {},
    'node_modules/engine': {},
  };
  expect(Object.fromEntries(aloneFor({ packages }))).toEqual({
    tool: ['node_modules/tool', 'node_modules/tool/node_modules/rest'],
    view: ['node_modules/view', 'node_modules/engine'],
  });
});
