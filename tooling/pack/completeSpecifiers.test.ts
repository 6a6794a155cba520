import { completeSpecifiers } from './completeSpecifiers';

const there = [
  'tooling/build/readJson.js',
  'tooling/build/stampOf.cjs',
  'edge/src/files/findDamage.js',
  'shared-ui/src/layout/Card.d.ts',
  'shared-ui/src/layout/Card.module.css',
];
const complete = (text: string, file: string) =>
  completeSpecifiers(text, {
    file,
    isThere: (path) => there.includes(path),
    packed: ['shared-ui', 'tooling'],
  });

test.each([
  [`import { readJson } from './readJson';`, `import { readJson } from './readJson.js';`],
  [`import { stampOf } from './stampOf.cjs';`, `import { stampOf } from './stampOf.cjs';`],
  [`await import("../build/readJson")`, `await import("./readJson.js")`],
  [`export * from 'react';`, `export * from 'react';`],
  [
    `import { Card } from '@anunturi/shared-ui/layout/Card';`,
    `import { Card } from '@anunturi/shared-ui/layout/Card';`,
  ],
  [
    `import { findDamage } from '@anunturi/edge/files/findDamage';`,
    `import { findDamage } from '../../edge/src/files/findDamage.js';`,
  ],
  [` *   import('./screens/Some')`, ` *   import('./screens/Some')`],
])('%s is packed as %s', (text, packed) => {
  expect(complete(text, 'tooling/build/isBuilt.js')).toBe(packed);
});

test('types and style sheets are found as well', () => {
  const file = 'shared-ui/src/layout/Rows.d.ts';
  expect(complete(`import type { Card } from './Card';`, file)).toBe(
    `import type { Card } from './Card.js';`,
  );
  expect(complete(`import './Card.module.css';`, file)).toBe(`import './Card.module.css';`);
});

test('what would not be there is refused', () => {
  expect(() => complete(`import './gone';`, 'tooling/build/isBuilt.js')).toThrow(
    'tooling/build/isBuilt.js imports ./gone, which is not packed.',
  );
});
