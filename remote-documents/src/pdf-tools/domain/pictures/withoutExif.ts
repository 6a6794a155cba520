const START_OF_SCAN = 0xda;
const EXIF = 0xe1;

/** A JPEG without its camera notes: a PDF shows the picture as stored, a browser would turn it as the notes say. */
export async function withoutExif(jpeg: Blob): Promise<Blob> {
  const view = new DataView(await jpeg.arrayBuffer());
  const parts: Blob[] = [jpeg.slice(0, 2)];
  let at = 2;
  while (
    at + 4 <= view.byteLength &&
    view.getUint8(at) === 0xff &&
    view.getUint8(at + 1) !== START_OF_SCAN
  ) {
    const end = at + 2 + view.getUint16(at + 2);
    if (view.getUint8(at + 1) !== EXIF) parts.push(jpeg.slice(at, end));
    at = end;
  }
  return new Blob([...parts, jpeg.slice(at)], { type: 'image/jpeg' });
}
