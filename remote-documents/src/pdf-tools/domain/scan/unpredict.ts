/** Bytes as they were before each was written as the difference to its neighbours (PNG's filters, or TIFF's of eight bits). */
export function unpredict(
  bytes: Uint8Array,
  { predictor, pixelBytes, rowBytes }: { predictor: number; pixelBytes: number; rowBytes: number },
): Uint8Array {
  if (predictor < 2) return bytes;
  if (predictor === 2) {
    const plain = bytes.slice();
    for (let at = 0; at < plain.length; at += 1)
      if (at % rowBytes >= pixelBytes) plain[at]! += plain[at - pixelBytes]!;
    return plain;
  }
  const rows = Math.ceil(bytes.length / (rowBytes + 1));
  const plain = new Uint8Array(rows * rowBytes);
  for (let row = 0; row < rows; row += 1) {
    const from = row * (rowBytes + 1);
    const to = row * rowBytes;
    for (let x = 0; x < rowBytes; x += 1) {
      const left = x < pixelBytes ? 0 : plain[to + x - pixelBytes]!;
      const up = row === 0 ? 0 : plain[to + x - rowBytes]!;
      const corner = row === 0 || x < pixelBytes ? 0 : plain[to + x - rowBytes - pixelBytes]!;
      plain[to + x] = (bytes[from + 1 + x] ?? 0) + guess(bytes[from]!, left, up, corner);
    }
  }
  return plain;
}

function guess(filter: number, left: number, up: number, corner: number): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return (left + up) >> 1;
    case 4: {
      const distances = [left, up, corner].map((each) => Math.abs(left + up - corner - each));
      const [toLeft, toUp, toCorner] = distances as [number, number, number];
      if (toLeft <= toUp && toLeft <= toCorner) return left;
      return toUp <= toCorner ? up : corner;
    }
    default:
      return 0;
  }
}
