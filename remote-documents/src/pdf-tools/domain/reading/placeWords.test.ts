import { placeWords } from './placeWords';

const word = (text: string, left: number, width: number, top: number, height: number) => ({
  text,
  sure: 90,
  left,
  width,
  top,
  height,
});

test('words stand on their line in points, whatever hangs below it', () => {
  const turned = { scale: 2, turn: 0, toPage: (x: number, y: number): [number, number] => [x, y] };
  const [first, second] = placeWords(
    [[word('Acte', 100, 80, 227, 73), word('gata', 200, 90, 245, 77)]],
    turned,
  );
  expect(first).toMatchObject({ text: 'Acte ', x: 100, size: 50, width: 50 });
  expect(first!.y).toBeCloseTo(300);
  expect(second!.y).toBeGreaterThan(290); // `g` hangs below it
  expect(second).toMatchObject({ text: 'gata', width: 45 });
});
