/** A corner of an outline, rounded by `radius`. */
export type Corner = readonly [x: number, height: number, radius?: number];

/** A car from its left side, nose at x 0, in centimetres; heights above the ground. */
export type CarShape = {
  length: number;
  height: number;
  axles: readonly [number, number];
  wheelRadius: number;
  /** Height of the sill. */
  sill: number;
  /** From the lower front edge over the roof to the lower rear edge. */
  outline: readonly Corner[];
  panes: ReadonlyArray<readonly Corner[]>;
  windscreen: readonly Corner[];
  rearGlass?: readonly Corner[];
  /** Shoulder line from nose to tail. */
  crease: readonly Corner[];
  doorLines: ReadonlyArray<readonly Corner[]>;
  handles: ReadonlyArray<readonly [number, number]>;
  headlight: readonly Corner[];
  tailLight: readonly Corner[];
  mirror: readonly [number, number];
  seats: readonly number[];
  seatTop: number;
  cladding?: boolean;
  rails?: readonly [number, number, number];
  open?: boolean;
};

/** Corners from text, `x height radius` each, with commas between. */
export const corners = (text: string): Corner[] =>
  text.split(',').map((corner) => {
    const [x, height, radius] = corner.trim().split(/\s+/).map(Number);
    return radius === undefined ? [x!, height!] : [x!, height!, radius];
  });
