import type { OddPdf, Outcome } from './OddPdf';
import { type Packing, packedPdf, sampleObjects } from './packedPdf';

const ofObjects = (change: (dict: string) => string): Packing => ({ ofObjects: change });
const ofTable = (change: (dict: string) => string): Packing => ({ ofTable: change });
const packed = packedPdf(sampleObjects(2));

/** Objects in streams, oddly packed. */
const packings: Record<string, Packing> = {
  oneInEach: { perStream: 1 },
  twoInEach: { perStream: 2 },
  uncompressed: { plain: true },
  reversed: { isReversed: true },
  reversedInTwos: { isReversed: true, perStream: 2 },
  numbersOnLines: { gap: '\r\n' },
  numbersFarApart: { gap: '   \t ' },
  objectsTouch: { between: '' },
  objectsOnLines: { between: '\r\n' },
  commentsBetween: { between: ' % un comentariu\n' },
  noType: ofObjects((dict) => dict.replace('/Type /ObjStm', '')),
  countTooLarge: ofObjects((dict) => dict.replace(/\/N \d+/, '/N 40')),
  countMissing: ofObjects((dict) => dict.replace(/\/N \d+/, '')),
  beginningMissing: ofObjects((dict) => dict.replace(/\/First \d+/, '')),
  extendsItself: ofObjects((dict) => `${dict} /Extends 8 0 R`),
  extendsNothing: ofObjects((dict) => `${dict} /Extends 99 0 R`),
  filterInAList: ofObjects((dict) => dict.replace('/FlateDecode', '[/FlateDecode]')),
  filterByItsShortName: ofObjects((dict) => dict.replace('/FlateDecode', '/Fl')),
  parametersOfNothing: ofObjects((dict) => `${dict} /DecodeParms null`),
  tableWithIndex: ofTable((dict) => `${dict} /Index [0 ${/\/Size (\d+)/.exec(dict)![1]}]`),
  tableWithoutType: ofTable((dict) => dict.replace('/Type /XRef', '')),
  tableOfWideColumns: { widths: [2, 4, 3] },
  tableBeforeItself: ofTable((dict) => `${dict} /Prev 0`),
};

/** What the editor of pages does not read, and the reader neither. */
const outcomes: Record<string, Outcome> = {
  noType: 'drawn',
  filterByItsShortName: 'drawn',
  countTooLarge: 'refused',
  countMissing: 'refused',
  beginningMissing: 'refused',
};

export const objectStreams: OddPdf[] = [
  ...Object.entries(packings).map(([name, packing]) => ({
    name,
    text: packedPdf(sampleObjects(2), packing),
    pages: 2,
    outcome: outcomes[name] ?? 'works',
  })),
  { name: 'noTable', text: packed.slice(0, packed.lastIndexOf('startxref')), pages: 2 },
  { name: 'bytesBeforeHeader', text: `\r\n\r\n${packed}`, pages: 2 },
];
