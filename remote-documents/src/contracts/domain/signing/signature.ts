/** A point of a drawn line, in pixels of the surface it was drawn on. */
export type Point = readonly [x: number, y: number];
/** Drawn by finger, pen or mouse; or a picture of one on paper, its ink alone (PNG as a data address). */
export type Signature =
  | { kind: 'drawn'; strokes: readonly (readonly Point[])[] }
  | { kind: 'picture'; picture: string; width: number; height: number };

/** Who signed, by the role that the document gives them. */
export type Signatures = Readonly<Record<string, Signature>>;
type Box = { x: number; y: number; width: number; height: number };

const round = (value: number) => Math.round(value * 100) / 100;

/** A line through points as an SVG path, its corners rounded; a single point is a dot. */
export function strokePath(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const at = ([x, y]: Point) => `${round(x)} ${round(y)}`;
  if (rest.length === 0) return `M ${at(first)} L ${at([first[0] + 0.1, first[1]])}`;
  const curves = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1]!;
    return `Q ${at(point)} ${at([(point[0] + next[0]) / 2, (point[1] + next[1]) / 2])}`;
  });
  return [`M ${at(first)}`, ...curves, `L ${at(rest.at(-1)!)}`].join(' ');
}

/** Where a signature stands in the room it has: as large as fits, in the middle, on the line below. */
export function fitSignature(signature: Signature, room: Box): Box & { path?: string } {
  const bounds =
    signature.kind === 'drawn' ? boundsOf(signature.strokes) : { x: 0, y: 0, ...signature };
  const scale = Math.min(room.width / bounds.width, room.height / bounds.height);
  const [width, height] = [bounds.width * scale, bounds.height * scale];
  const box = {
    x: room.x + (room.width - width) / 2,
    y: room.y + room.height - height,
    width,
    height,
  };
  if (signature.kind === 'picture') return box;
  const path = signature.strokes
    .map((stroke) =>
      strokePath(stroke.map(([x, y]) => [(x - bounds.x) * scale, (y - bounds.y) * scale])),
    )
    .join(' ');
  return { ...box, path };
}

/** What the strokes cover; a dash is not blown up to the whole height, nor a dot to the whole room. */
function boundsOf(strokes: readonly (readonly Point[])[]): Box {
  const points = strokes.flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - x, Math.max(...ys) - y];
  const least = 40;
  return {
    x: x - Math.max(0, least - width) / 2,
    y: y - Math.max(0, least - height) / 2,
    width: Math.max(least, width),
    height: Math.max(least, height),
  };
}
