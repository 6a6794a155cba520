/** A picture for a document: as JPEG in three colours, or in black and white (a bit for each pixel, deflated). */
export type PreparedImage = { width: number; height: number } & ({ jpeg: Blob } | { bits: Blob });

/** Its bytes. */
export const contentOfImage = (image: PreparedImage): Blob =>
  'jpeg' in image ? image.jpeg : image.bits;

/** How a PDF is to read them. */
export const entriesOfImage = (image: PreparedImage) => ({
  Width: image.width,
  Height: image.height,
  ...('jpeg' in image
    ? { ColorSpace: 'DeviceRGB', BitsPerComponent: 8, Filter: 'DCTDecode' }
    : { ColorSpace: 'DeviceGray', BitsPerComponent: 1, Filter: 'FlateDecode' }),
});
