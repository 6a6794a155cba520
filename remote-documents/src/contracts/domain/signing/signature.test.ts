import { type Signature, fitSignature, strokePath } from './signature';

const room = { x: 100, y: 500, width: 200, height: 30 };

test('a stroke is a path with rounded corners, a touch is a dot', () => {
  expect(strokePath([])).toBe('');
  expect(strokePath([[5, 5]])).toBe('M 5 5 L 5.1 5');
  expect(
    strokePath([
      [0, 0],
      [10, 0],
      [10, 10],
    ]),
  ).toBe('M 0 0 Q 10 0 10 5 L 10 10');
});

test('a signature fills its room without leaving it, in the middle, on the line', () => {
  const drawn: Signature = {
    kind: 'drawn',
    strokes: [
      [
        [40, 300],
        [340, 360],
      ],
    ],
  };
  const { path, ...box } = fitSignature(drawn, room);
  expect(box).toEqual({ x: 125, y: 500, width: 150, height: 30 });
  expect(path).toBe('M 0 0 L 150 30');
  const picture: Signature = { kind: 'picture', picture: 'data:', width: 800, height: 100 };
  expect(fitSignature(picture, room)).toEqual({ x: 100, y: 505, width: 200, height: 25 });
});

test('a dot and a dash are not blown up to fill the room', () => {
  const dot = fitSignature({ kind: 'drawn', strokes: [[[50, 50]]] }, room);
  expect(dot.path).toMatch(/^M 15 15 /);
  expect(dot.width).toBe(30);
});
