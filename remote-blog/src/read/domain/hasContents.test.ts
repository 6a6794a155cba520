import { hasContents } from './hasContents';

test('three headings make contents, fewer and lower ones do not', () => {
  expect(hasContents('<h2>Acte</h2><p>...</p><h3 id="a">Taxe</h3><h2>Bani</h2>')).toBe(true);
  expect(hasContents('<h2>Acte</h2><h2>Bani</h2><h4>Taxe</h4><hr><p>h2 h2</p>')).toBe(false);
});
