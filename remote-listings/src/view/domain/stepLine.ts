export type Point = { x: number; y: number };
export type Box = { width: number; height: number; inset: number };

/** A line of steps through values in time, as an SVG path inside a box: each value holds until the next. At least one point. */
export function toStepLine(
  points: readonly Point[],
  { width, height, inset }: Box,
): { path: string; dots: Point[] } {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const place = (value: number, all: number[], from: number, to: number) => {
    const [least, most] = [Math.min(...all), Math.max(...all)];
    const share = most === least ? 0.5 : (value - least) / (most - least);
    return Math.round((from + share * (to - from)) * 10) / 10;
  };
  const dots = points.map(({ x, y }) => ({
    x: place(x, xs, inset, width - inset),
    y: place(y, ys, height - inset, inset),
  }));
  const steps = dots.slice(1).map((dot) => `H${dot.x}V${dot.y}`);
  return { path: `M${dots[0]!.x} ${dots[0]!.y}${steps.join('')}`, dots };
}
