import type { Luma } from '#domain/luma';

/** The picture as a file that the recogniser reads (portable grey map). */
export function toGreyMap({ width, height, values }: Luma): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + values.length);
  file.set(head);
  file.set(values, head.length);
  return file;
}
