import { startOptions } from '../making/pdfOptions';
import { withRoomForText } from './withRoomForText';

test('pictures leave room for the text below the size that was asked for, and never most of it', () => {
  const limited = (maxBytes: number, pages: number) =>
    withRoomForText({ ...startOptions, maxBytes }, pages).maxBytes;
  expect([limited(0, 9), limited(5_000_000, 10), limited(1_000_000, 500)]).toEqual([
    0, 4_880_000, 750_000,
  ]);
  const split = withRoomForText({ ...startOptions, split: { by: 'size', maxBytes: 2_000_000 } }, 5);
  expect(split.split).toEqual({ by: 'size', maxBytes: 1_910_000 });
});
