import { create } from 'qrcode';

/** A QR code as a drawing: squares in a row, and the outline of the dark ones. */
export type QrMarks = { size: number; path: string };

/** A text as a code for a telephone's camera: dark squares beside each other are one mark. */
export function toQrMarks(text: string): QrMarks {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  let path = '';
  for (let row = 0; row < size; row += 1)
    for (let from = 0; from < size; from += 1) {
      let to = from;
      while (to < size && data[row * size + to]) to += 1;
      if (to > from) path += `M${from} ${row}h${to - from}v1h${from - to}z`;
      from = to;
    }
  return { size, path };
}
