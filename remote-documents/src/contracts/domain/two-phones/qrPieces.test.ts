/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { fromBase45, toBase45 } from './base45';
import { type ScannedPieces, PIECES_MAX, addPiece, joinPieces, splitIntoPieces } from './qrPieces';
import { toQrMarks } from '@anunturi/shared-ui/display/toQrMarks';
import { readQrPixels } from './readQr';
import { randomBytes } from 'node:crypto';

const file = JSON.stringify({
  kind: 'anunturi-document',
  values: { seller_name: 'Țuțea Ștefan', noise: randomBytes(900).toString('hex') },
});

/** A code as a camera sees it: turned a little, not in step with its own dots, grey instead of black. */
function photographed(text: string, turnDegrees = 6, dotPixels = 4.3) {
  const { path, size } = toQrMarks(text);
  const dark = new Set<string>();
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let at = 0; at < Number(run); at += 1) dark.add(`${Number(x) + at},${y}`);
  const side = Math.ceil((size + 16) * dotPixels);
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  const [cos, sin] = [
    Math.cos((turnDegrees * Math.PI) / 180),
    Math.sin((turnDegrees * Math.PI) / 180),
  ];
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const [dx, dy] = [(x - side / 2) / dotPixels, (y - side / 2) / dotPixels];
      const [column, row] = [dx * cos + dy * sin + size / 2, dy * cos - dx * sin + size / 2];
      const grey =
        (dark.has(`${Math.floor(column)},${Math.floor(row)}`) ? 60 : 215) + ((x * 7 + y * 13) % 20);
      data.fill(grey, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  return { width: side, height: side, data };
}

test('a document goes over as pictures of codes, in any order and twice over', async () => {
  const pieces = await splitIntoPieces(file);
  expect(pieces.length).toBeGreaterThan(2);
  let scanned: ScannedPieces | null = null;
  for (const piece of [...pieces.toReversed(), pieces[0]!]) {
    if (scanned)
      expect(await joinPieces(scanned)).toBe(scanned.parts.size === pieces.length ? file : null);
    const seen = readQrPixels(photographed(piece));
    expect(seen).toBe(piece);
    scanned = addPiece(scanned, seen!);
  }
  expect(await joinPieces(scanned!)).toBe(file);
});

test('pieces of another document begin anew, and codes of something else change nothing', async () => {
  const [mine, other] = [await splitIntoPieces(file), await splitIntoPieces(`${file} `)];
  const begun = addPiece(null, mine[0]!);
  for (const text of [
    'https://targul-local.example',
    'ACT1:00000000:3:2:AB',
    'ACT1:00000000:1:99:AB',
    `${mine[0]}é`,
  ])
    expect(addPiece(begun, text)).toBe(begun);
  expect([...addPiece(begun, other[1]!)!.parts.keys()]).toEqual([2]);
});

test('what was misread is no document, and what is too long for codes is said before the first', async () => {
  const pieces = await splitIntoPieces(file);
  const [first, ...rest] = pieces;
  const wrong = `${first!.slice(0, -3)}${first!.endsWith('000') ? '111' : '000'}`;
  const scanned = [wrong, ...rest].reduce<ScannedPieces | null>(addPiece, null);
  await expect(joinPieces(scanned!)).rejects.toMatchObject({ code: 'fileUnreadable' });
  await expect(
    splitIntoPieces(randomBytes(PIECES_MAX * 300).toString('latin1')),
  ).rejects.toMatchObject({ code: 'tooLarge' });
});

test('a picture without a code has none', () => {
  expect(
    readQrPixels({ width: 90, height: 90, data: new Uint8ClampedArray(90 * 90 * 4).fill(255) }),
  ).toBeNull();
});

test('text for codes is that of RFC 9285', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  expect([toBase45(bytes('AB')), toBase45(bytes('Hello!!')), toBase45(bytes('base-45'))]).toEqual([
    'BB8',
    '%69 VD92EX0',
    'UJCLQE7W581',
  ]);
  expect(fromBase45('QED8WEX0')).toEqual(bytes('ietf!'));
  expect([fromBase45('GGW'), fromBase45('a'), fromBase45('A')]).toEqual([null, null, null]);
});
