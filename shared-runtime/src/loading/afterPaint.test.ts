import { afterPaint } from './afterPaint';

test('a frame comes first, and a page that paints nothing waits for none', async () => {
  const seen: string[] = [];
  requestAnimationFrame(() => seen.push('frame'));
  await afterPaint().then(() => seen.push('after'));
  expect(seen).toEqual(['frame', 'after']);
  const frames = jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  await afterPaint();
  frames.mockRestore();
});
