/** A picture in grey, a byte for each pixel. */
export type Luma = { values: Uint8Array; width: number; height: number };

/** Brightness of pixels in red, green, blue and opacity (ITU-R BT.601). */
export function lumaOf({
  data,
  width,
  height,
}: Pick<ImageData, 'data' | 'width' | 'height'>): Luma {
  const values = new Uint8Array(width * height);
  for (let at = 0; at < values.length; at += 1)
    values[at] = (data[at * 4]! * 77 + data[at * 4 + 1]! * 150 + data[at * 4 + 2]! * 29) >> 8;
  return { values, width, height };
}
