import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/folders';
import { iconModule, iconName, lucideName } from './iconModule';

const folder = join(root, 'shared-ui/src/icons');
const icons = readdirSync(folder)
  .filter((file) => /^[A-Z]\w*\.ts$/.test(file))
  .map((file) => file.slice(0, -'.ts'.length));

test('the name of an icon here and that of Lucide lead to each other', () => {
  expect([iconName('heart'), iconName('trash-2'), iconName('file-text')]).toEqual([
    'Heart',
    'Trash2',
    'FileText',
  ]);
  expect(icons.filter((icon) => iconName(lucideName(icon)) !== icon)).toEqual([]);
});

test('a module has the shapes of an icon, without what Lucide alone needs', () => {
  expect(
    iconModule('minus', { size: 24, node: [['path', { d: 'M5 12h14', key: '1ays0h' }]] }),
  ).toContain(`export const Minus = createIcon([["path",{"d":"M5 12h14"}]]);`);
});

test('an icon of another size than all others is refused', () => {
  expect(() => iconModule('minus', { size: 16, node: [] })).toThrow('16 by 16');
});

test('every icon is a drawing of Lucide, as it says', () => {
  for (const icon of icons)
    expect(readFileSync(join(folder, `${icon}.ts`), 'utf8')).toContain(
      `/** Lucide's \`${lucideName(icon)}\`. */\nexport const ${icon} = createIcon(`,
    );
});
