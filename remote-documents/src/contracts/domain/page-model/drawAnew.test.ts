import type { Block } from './blocks';
import { drawAnew } from './drawAnew';
import { layoutDocument } from './layoutDocument';

const place = { x: 36, width: 523, scale: 1 };
const heading = (text: string): Block => ({ kind: 'heading', text });

test('a block that is the same as in the document before is not drawn again, one that changed is', () => {
  const first = drawAnew()(heading('Părțile'), place);
  const draw = drawAnew();
  expect(draw(heading('Părțile'), place)).toBe(first);
  expect(draw(heading('Prețul'), place)).not.toEqual(first);
  expect(draw(heading('Părțile'), { ...place, scale: 0.9 })).not.toEqual(first);
});

test('what a document did not show is forgotten with it', () => {
  const first = drawAnew()(heading('Părțile'), place);
  drawAnew();
  expect(drawAnew()(heading('Părțile'), place)).not.toBe(first);
});

test('the same document is laid out alike, however often and after whatever other', () => {
  const blocks = Array.from({ length: 80 }, (_, at) => heading(`Articolul ${at}`));
  const once = JSON.stringify(layoutDocument({ title: 'Contract', blocks }));
  layoutDocument({ title: 'Altul', blocks: blocks.slice(0, 40) });
  expect(JSON.stringify(layoutDocument({ title: 'Contract', blocks }))).toBe(once);
  expect(JSON.parse(once).pages.length).toBeGreaterThan(1);
});
