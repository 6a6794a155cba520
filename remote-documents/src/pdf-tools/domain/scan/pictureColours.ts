import {
  PDFArray,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFStream,
  PDFString,
  decodePDFRawStream,
} from '@cantoo/pdf-lib';

/** How a picture's numbers become colours: so many to a pixel, and its red, green and blue for them (0 to `most` each). */
export type PictureColours = {
  samples: number;
  paint(values: ArrayLike<number>, most: number, data: Uint8ClampedArray, at: number): void;
};

const name = (text: string) => PDFName.of(text);

export const greys: PictureColours = {
  samples: 1,
  paint(values, most, data, at) {
    data[at] = data[at + 1] = data[at + 2] = (values[0]! * 255) / most;
  },
};
const threeColours: PictureColours = {
  samples: 3,
  paint(values, most, data, at) {
    for (let part = 0; part < 3; part += 1) data[at + part] = (values[part]! * 255) / most;
  },
};

/** Grey, three colours, or a palette of these; null for those that only a printer's profile explains. */
export function pictureColours(space: PDFObject | undefined): PictureColours | null {
  if (space === name('DeviceGray')) return greys;
  if (space === name('DeviceRGB')) return threeColours;
  if (!(space instanceof PDFArray)) return null;
  switch (space.lookup(0)) {
    case name('CalGray'):
      return greys;
    case name('CalRGB'):
      return threeColours;
    case name('ICCBased'): {
      const profile = space.lookup(1);
      const count = profile instanceof PDFStream ? profile.dict.lookup(name('N')) : undefined;
      if (!(count instanceof PDFNumber)) return null;
      return { 1: greys, 3: threeColours }[count.asNumber()] ?? null;
    }
    case name('Indexed'): {
      const base = pictureColours(space.lookup(1));
      const table = tableOf(space.lookup(3));
      return base && table ? palette(base, table) : null;
    }
    default:
      return null;
  }
}

function palette(base: PictureColours, table: Uint8Array): PictureColours {
  const { samples } = base;
  return {
    samples: 1,
    paint(values, _, data, at) {
      const from = values[0]! * samples;
      base.paint(table.subarray(from, from + samples), 255, data, at);
    },
  };
}

function tableOf(table: PDFObject | undefined): Uint8Array | null {
  if (table instanceof PDFString || table instanceof PDFHexString) return table.asBytes();
  return table instanceof PDFRawStream ? decodePDFRawStream(table).decode() : null;
}
