import encodeQr from 'qr';
import { toQrMarks } from './toQrMarks';

test.each(['low', 'medium'] as const)(
  'the marks are the dark dots of the code, each once (%s)',
  (repair) => {
    const text = 'https://exemplu.ro/post/ABCDEFGHIJKLMNOPQRST';
    const { size, path } = toQrMarks(text, repair);
    const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => 0));
    for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g))
      for (let at = 0; at < Number(length); at += 1) drawn[Number(y)]![Number(x) + at]! += 1;
    const whole = encodeQr(text, 'raw', { border: 1, ecc: repair });
    expect(drawn).toEqual(whole.slice(1, -1).map((row) => row.slice(1, -1).map(Number)));
  },
);
