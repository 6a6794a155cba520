import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/folders';
import { latinLookalikes, latinLookalikesModule } from './latinLookalikesModule';

test('the letters that look alike are what the pinned data of Unicode say (npm run lookalikes writes them)', () => {
  const file = readFileSync(join(root, 'shared-domain/src/texts/latinLookalikes.ts'), 'utf8');
  expect(file).toBe(latinLookalikesModule());
});

test.each(['аa', 'ᎪA', 'ꓮA', 'ⲞO', 'սu', 'ᴀa', 'ꜱs', 'иn', 'нh'])('%s is in them', (pair) => {
  const [sign, letter] = [...pair];
  expect(latinLookalikes()[letter!.toLowerCase()]).toContain(sign);
});
