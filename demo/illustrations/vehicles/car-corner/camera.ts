import { GROUND } from '../../scenes/scene';
import type { Point } from '../../sketch';

/** A point of a car in centimetres: from the nose, above the ground, from the middle towards the side that is seen. */
export type Vertex = readonly [along: number, height: number, across: number];

export type Camera = {
  /** Where the point is seen, in the drawing's units. */
  see(vertex: Vertex): Point;
  /** How far the point is, in centimetres. */
  depth(vertex: Vertex): number;
  /** Whether a surface with this normal is seen from its front. */
  faces(vertex: Vertex, normal: Vertex): boolean;
};

const DISTANCE_CM = 760;
const EYE_CM = 138;
const WIDTH = 1180;

/** Stands before the corner of a car: `turn` degrees from its side towards the nose, or towards the tail below 0. */
export function cameraBefore(length: number, turn: number, mirrored: boolean): Camera {
  const angle = (turn * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const eye: Vertex = [length / 2 - DISTANCE_CM * sine, EYE_CM, DISTANCE_CM * cosine];
  const depth = ([x, , z]: Vertex) => (x - eye[0]) * sine - (z - eye[2]) * cosine;
  const flat = (vertex: Vertex): Point => {
    const far = depth(vertex);
    const [x, height, z] = vertex;
    const aside = ((x - eye[0]) * cosine + (z - eye[2]) * sine) / far;
    return [mirrored ? -aside : aside, (EYE_CM - height) / far];
  };
  const feet = [0, length].flatMap((x) => [-85, 85].map((z) => flat([x, 0, z])));
  const xs = feet.map(([x]) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const scale = WIDTH / (right - left);
  const lowest = Math.max(...feet.map(([, y]) => y));
  return {
    depth,
    see: (vertex) => {
      const [x, y] = flat(vertex);
      return [800 + (x - (left + right) / 2) * scale, GROUND + 36 + (y - lowest) * scale];
    },
    faces: (vertex, normal) =>
      normal.reduce((sum, part, at) => sum + part * (eye[at]! - vertex[at]!), 0) > 0,
  };
}
