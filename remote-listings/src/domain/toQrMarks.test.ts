import { create } from 'qrcode';
import { toQrMarks } from './toQrMarks';

test('the marks are the dark squares of the code, each once', () => {
  const text = 'https://exemplu.ro/post/ABCDEFGHIJKLMNOPQRST';
  const { size, path } = toQrMarks(text);
  const drawn = Array.from({ length: size * size }, () => 0);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let at = 0; at < Number(length); at += 1) drawn[Number(y) * size + Number(x) + at]! += 1;
  expect(drawn).toEqual([...create(text, { errorCorrectionLevel: 'M' }).modules.data].map(Number));
});
