/** A part of a page as it is shown: shares of its width and height (0 to 1) from the top left corner. */
export type Area = { x: number; y: number; width: number; height: number };

/** Smaller than this it was a press, no drag. */
const SHARE_MIN = 0.005;

/** The area between two points, inside the page; null when it is none. */
export function areaBetween(a: { x: number; y: number }, b: { x: number; y: number }): Area | null {
  const inside = (share: number) => Math.min(1, Math.max(0, share));
  const [left, right] = [inside(Math.min(a.x, b.x)), inside(Math.max(a.x, b.x))];
  const [top, bottom] = [inside(Math.min(a.y, b.y)), inside(Math.max(a.y, b.y))];
  const area = { x: left, y: top, width: right - left, height: bottom - top };
  return area.width < SHARE_MIN || area.height < SHARE_MIN ? null : area;
}

/** The same part of the page after a quarter turn to the right. */
export const turnArea = ({ x, y, width, height }: Area): Area => ({
  x: 1 - y - height,
  y: x,
  width: height,
  height: width,
});

/** The area in whole dots of a picture, a little larger rather than smaller. */
export function dotsOf(area: Area, { width, height }: { width: number; height: number }) {
  const left = Math.max(0, Math.floor(area.x * width));
  const top = Math.max(0, Math.floor(area.y * height));
  return {
    left,
    top,
    width: Math.max(1, Math.min(width, Math.ceil((area.x + area.width) * width)) - left),
    height: Math.max(1, Math.min(height, Math.ceil((area.y + area.height) * height)) - top),
  };
}
