import { fitSignature } from '../signing/signature';
import type { SigningParty } from './blocks';
import { CAPTION, type LinesInput, drawLines, together } from './drawLines';
import type { PageItem } from './pageModel';
import type { Piece, Place } from './piece';
import { type Run, plain } from './runs';

const SIZE = 9;
const HEIGHT = 58;

/** Who signs, beside each other, with the lines to sign on; a signature stands on its line. */
export function drawSignatures(parties: SigningParty[], { x, width, scale }: Place): Piece {
  const gap = 24 * scale;
  // One signature alone is no wider than one of two, and stands at the end of the line.
  const each = (width - gap) / 2;
  const start = x + (parties.length === 1 ? width - each : 0);
  const height = HEIGHT * scale;
  const heads = parties.map(({ role, name }, index) => {
    const column = (runs: Run[], more: Partial<LinesInput> = {}) =>
      drawLines({
        runs,
        size: SIZE * scale,
        x: start + index * (each + gap),
        width: each,
        align: 'center',
        ...more,
      });
    return together([
      ...column([{ text: role, bold: true }], { before: 6 * scale }),
      ...column(plain(name?.trim() || ' ')),
    ]);
  });
  // The lines to sign on stand at one height, below the longest name.
  const under = Math.max(...heads.map((head) => head.height));
  const y = under + height * 0.5;
  const lines = parties.flatMap(({ role, signature }, index): PageItem[] => {
    const left = start + index * (each + gap);
    const room = { x: left + each * 0.1, y: under, width: each * 0.8, height: y - under - 1 };
    const signed: PageItem[] = signature
      ? [
          {
            kind: 'signature',
            ...fitSignature(signature, room),
            ...(signature.kind === 'picture' ? { picture: signature.picture } : {}),
            alt: `Semnătura: ${role}`,
          },
        ]
      : [];
    const caption = drawLines({
      runs: plain('semnătura'),
      size: Math.max(CAPTION, 7 * scale),
      x: left,
      width: each,
      align: 'center',
      faint: true,
    })[0]!;
    return [
      ...signed,
      { kind: 'line', x: left + each * 0.1, y, toX: left + each * 0.9, toY: y, faint: true },
      ...caption.items.map((item) => ({ ...item, y: item.y + y + 2 })),
    ];
  });
  return { items: [...heads.flatMap((head) => head.items), ...lines], height: y + height * 0.25 };
}
