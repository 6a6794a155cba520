import { deflateSync } from 'node:zlib';
import { samplePdf } from './rawPdf';

const sound = samplePdf({ pages: ['', ''] });
const endOf = (text: string) => text.lastIndexOf('xref\n0');
const withoutTable = (text: string) => text.slice(0, endOf(text));

/** Files with a fault that tolerant readers see past; each has two pages. */
export const repairableSamples: Record<string, string> = {
  wrongStartOfTable: sound.replace(/startxref\n\d+/, 'startxref\n99999'),
  noTable: withoutTable(sound),
  cutShort: sound.slice(0, endOf(sound) - 20),
  bytesBeforeHeader: `HTTP/1.1 200 OK\r\n\r\n${sound}`,
  noHeader: sound.slice(sound.indexOf('1 0 obj')),
  wrongStreamLength: sound.replaceAll(/\/Length \d+/g, '/Length 7'),
  noCatalog: sound.replace('/Type /Catalog /Pages 2 0 R', '/Type /Nothing'),
  noPageTree: sound.replace(/\/Kids \[[^\]]*\]/, '/Kids [77 0 R 78 0 R]'),
};

/** Files that have their pages, and a part that cannot be written anew soundly. */
export const unsoundSamples: Record<string, string> = {
  brokenObject: sound.replace('/BaseFont /Helvetica >>', '/BaseFont /Helvetica ] >>'),
  brokenStream: withoutTable(
    samplePdf({
      pages: ['/Annots [@note]', ''],
      more: {
        note: '<< /Type /Annot /Subtype /Stamp /Rect [0 0 9 9] /AP << /N @look >> >>',
        look: {
          dict: '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Filter /FlateDecode',
          data: 'deteriorat',
        },
      },
    }),
  ),
  streamCutShort: withoutTable(
    samplePdf({
      pages: ['', ''],
      more: {
        cut: {
          dict: '/Filter /FlateDecode',
          data: deflateSync(Buffer.from('x y z '.repeat(400)))
            .toString('latin1')
            .slice(0, 12),
        },
      },
    }),
  ),
};

/** A file that opens with a certificate alone. */
export const lockedByCertificate = samplePdf({
  more: {
    lock: '<< /Filter /Adobe.PubSec /SubFilter /adbe.pkcs7.s5 /V 4 /CF << /DefaultCryptFilter << /CFM /AESV2 /Recipients [<30>] >> >> >>',
  },
  trailer: '/Encrypt @lock',
});

/** Faults by which nothing is lost, with two pages too. */
export const harmlessSamples: Record<string, string> = {
  wrongPlacesInTable: sound.replaceAll(/\d{10} 00000 n/g, '0000000007 00000 n'),
  wrongCount: sound.replace('/Count 2', '/Count -5'),
};

/** Files that hold no page. */
export const hopelessSamples: Record<string, string> = {
  empty: '',
  onlyHeader: '%PDF-1.7\n',
  text: 'Bună ziua, acesta nu este un document.',
  noPages: samplePdf({ pages: [] }),
};
