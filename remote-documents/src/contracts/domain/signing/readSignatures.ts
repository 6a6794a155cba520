import type { Point, Signature, Signatures } from './signature';

const POINTS_MAX = 20_000;
const isNumber = (value: unknown): value is number => typeof value === 'number' && isFinite(value);
const isPoint = (value: unknown): value is Point =>
  Array.isArray(value) && value.length === 2 && value.every(isNumber);

function readSignature(value: unknown): Signature | null {
  const { kind, strokes, picture, width, height } = (value ?? {}) as Record<string, unknown>;
  if (kind === 'drawn' && Array.isArray(strokes)) {
    const lines = strokes.filter(
      (line): line is Point[] => Array.isArray(line) && line.every(isPoint),
    );
    const points = lines.reduce((sum, line) => sum + line.length, 0);
    return points > 0 && points <= POINTS_MAX ? { kind, strokes: lines } : null;
  }
  const isPicture =
    kind === 'picture' &&
    typeof picture === 'string' &&
    /^data:image\/png;base64,[A-Za-z0-9+/=]+$/.test(picture);
  return isPicture && isNumber(width) && isNumber(height) && width > 0 && height > 0
    ? { kind, picture, width, height }
    : null;
}

/** The signatures that a file brings, by role; what is none is left out. */
export function readSignatures(value: unknown): Signatures {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([role, each]) => {
      const signature = readSignature(each);
      return signature ? [[role.slice(0, 60), signature]] : [];
    }),
  );
}
