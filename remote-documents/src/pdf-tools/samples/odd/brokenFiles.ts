import { samplePdf } from '../rawPdf';
import type { OddPdf } from './OddPdf';
import { packedPdf, sampleObjects } from './packedPdf';

const sound = samplePdf({ pages: ['', ''] });
const packed = packedPdf(sampleObjects(2), { unpacked: true });
const tableOf = (text: string) => text.lastIndexOf('xref\n0');
const [body, table] = [sound.slice(0, tableOf(sound)), sound.slice(tableOf(sound))];
const start = (text: string, to: string | number) =>
  text.replace(/startxref\n\d+/, `startxref\n${to}`);
const streamStart = packed.lastIndexOf(' 0 obj\n<< /Type /XRef');

/** Broken tables of objects and broken streams; each has two pages. */
const broken: Record<string, string> = {
  tableBeyondTheEnd: start(sound, 999999),
  tableAtTheBeginning: start(sound, 0),
  tableAtANegativePlace: start(sound, '-20'),
  tablePlaceIsNoNumber: start(sound, 'abc'),
  tablePlaceWithinAnObject: start(sound, 120),
  noStartOfTable: sound.replace(/startxref\n\d+\n/, ''),
  noEndMark: sound.replace('%%EOF\n', ''),
  bytesAfterTheEnd: `${sound}${'\0'.repeat(3000)}`,
  tableCutInTheMiddle: body + table.slice(0, 60),
  tableWithoutTrailer: body + table.replace(/trailer[^]*?startxref/, 'startxref'),
  tableOfTooFewRows: sound.replace(/xref\n0 \d+/, 'xref\n0 3'),
  tableOfTooManyRows: sound.replace(/xref\n0 \d+/, 'xref\n0 4000'),
  tableBeginsAtOne: sound.replace(/xref\n0 (\d+)/, 'xref\n1 $1'),
  rowsOfNineteenBytes: sound.replaceAll(/ n \n/g, ' n\n'),
  rowsSaidToBeFree: sound.replaceAll(/ 00000 n \n/g, ' 00000 f \n'),
  placesAllTheSame: sound.replaceAll(/\d{10} 00000 n/g, '0000000015 00000 n'),
  carriageReturnsAlone: sound.replace(/\nendobj\n/g, '\rendobj\r'),
  previousTableIsItself: sound.replace('trailer\n<<', `trailer\n<< /Prev ${tableOf(sound)}`),
  previousTableNowhere: sound.replace('trailer\n<<', 'trailer\n<< /Prev 888888'),
  tableStreamUnreadable: `${packed.slice(0, streamStart)}${packed
    .slice(streamStart)
    .replace(/stream\n[^]*?\nendstream/, 'stream\ndeteriorat\nendstream')}`,
  tableStreamAtTheWrongPlace: start(packed, 33),
  streamWithoutItsEnd: sound.replace('\nendstream\nendobj', '\nendobj'),
  streamLengthOfAMissingObject: sound.replace(/\/Length \d+/, '/Length 99 0 R'),
  streamLengthMissing: sound.replace(/\/Length \d+/, ''),
  streamLengthTooLarge: sound.replace(/\/Length \d+/, '/Length 99999'),
};

export const brokenFiles: OddPdf[] = Object.entries(broken).map(([name, text]) => ({
  name,
  text,
  pages: 2,
}));
