import { encryptRc4 } from './odd/encryptRc4';
import { packedPdf, sampleObjects } from './odd/packedPdf';
import { encryptedOpen } from './qpdfSamples';

const stored = (base64: string) => Buffer.from(base64, 'base64').toString('latin1');

/** Files (a byte a letter) that the reader opens and the editor of pages does not, one for each kind of fault. */
export const readerOnlySamples: Record<string, string> = {
  /** Pages that are no objects of their own and do not say that they are pages. */
  pagesInsideTheirTree: `%PDF-1.4
1 0 obj
<< /Kids [<< /Parent 1 0 R /MediaBox [0 0 300 200] /Contents [2 0 R] >>] /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>
2 0 obj
<< /Length 49 >>
stream
BT /F1 24 Tf 40 90 Td (Pagina fara obiect) Tj ET
endstream
endobj
trailer << /Root << /Pages 1 0 R >> >>
`,
  /** Encrypted with AES-256, which needs no identity of the file, and without one. */
  encryptedWithoutId: stored(encryptedOpen.aes256!).replace(/\/ID \[[^\]]*\]/, ''),
  /** The same with its objects in streams. */
  encryptedObjectStreamsWithoutId: stored(encryptedOpen.aes256ObjectStreams!).replace(
    /\/ID \[[^\]]*\]/,
    (id) => ' '.repeat(id.length),
  ),
  /** Encrypted with RC4, whose key is made of an identity that the file has not. */
  encryptedRc4WithoutId: packedPdf(sampleObjects(), {
    lock: encryptRc4({ keyBytes: 16, revision: 3 }),
    unpacked: true,
  }),
  /** A crypt filter with a key of five bytes, which zeros make one of sixteen; objects in streams. */
  encryptedWithAShortKey: packedPdf(sampleObjects(), {
    lock: encryptRc4({ keyBytes: 5, revision: 4, id: 'abc' }),
    id: '/ID [(abc) (abc)]',
  }),
};
