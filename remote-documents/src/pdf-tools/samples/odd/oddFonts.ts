import { type RawObjects, samplePdf } from '../rawPdf';
import type { OddPdf } from './OddPdf';
import { deflate } from './packedPdf';

const drawn = (font: string, more: RawObjects = {}, text = '(ABC)') =>
  samplePdf({
    pages: ['/Resources << /Font << /F1 @font /F2 @odd >> >>'],
    drawn: `BT /F2 12 Tf 20 100 Td ${text} Tj ET`,
    more: { odd: font, ...more },
  });
const simple = (entries: string, more: RawObjects = {}) =>
  drawn(`<< /Type /Font ${entries} >>`, more);
const TRUE_TYPE = '/Subtype /TrueType /BaseFont /Nimic';
const composite = (descendant: string, encoding = '/Identity-H', more: RawObjects = {}) =>
  drawn(
    `<< /Type /Font /Subtype /Type0 /BaseFont /Nimic /Encoding ${encoding} /DescendantFonts [@d] >>`,
    { d: descendant, ...more },
    '<00410042>',
  );
const DESCENDANT =
  '/Type /Font /Subtype /CIDFontType2 /BaseFont /Nimic /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>';

/** Fonts without a table of their letters, without files, or with broken ones; each has a page. */
const fonts: Record<string, string> = {
  noTable: simple(TRUE_TYPE),
  noName: simple('/Subtype /Type1'),
  noKind: simple('/BaseFont /Helvetica'),
  unknownKind: simple('/Subtype /Nou /BaseFont /Helvetica'),
  oldMacKind: simple('/Subtype /MMType1 /BaseFont /Helvetica'),
  widthsTooFew: simple(`${TRUE_TYPE} /FirstChar 65 /LastChar 90 /Widths [500]`),
  widthsOfText: simple(`${TRUE_TYPE} /FirstChar 65 /LastChar 67 /Widths [(a) null /b]`),
  encodingUnknown: simple('/Subtype /Type1 /BaseFont /Helvetica /Encoding /Nicaieri'),
  encodingOfOddNames: simple(
    '/Subtype /Type1 /BaseFont /Helvetica /Encoding << /Differences [65 /g1 /uni0218 /u1F600 12] >>',
  ),
  fileMissing: simple(`${TRUE_TYPE} /FontDescriptor << /Type /FontDescriptor /FontFile2 99 0 R >>`),
  fileBroken: simple(`${TRUE_TYPE} /FontDescriptor @info`, {
    info: '<< /Type /FontDescriptor /FontName /Nimic /Flags 4 /FontFile2 @file >>',
    file: { data: 'aceasta nu este o literă' },
  }),
  fileEmpty: simple(`${TRUE_TYPE} /FontDescriptor @info`, {
    info: '<< /Type /FontDescriptor /FontName /Nimic /Flags 4 /FontFile2 @file >>',
    file: { data: '' },
  }),
  tableEmpty: simple('/Subtype /Type1 /BaseFont /Helvetica /ToUnicode @table', {
    table: { data: '' },
  }),
  tableBroken: simple('/Subtype /Type1 /BaseFont /Helvetica /ToUnicode @table', {
    table: { data: '1 beginbfchar <41> endbfchar beginbfrange <00> <FFFF>' },
  }),
  tableIsAName: simple('/Subtype /Type1 /BaseFont /Helvetica /ToUnicode /Identity-H'),
  tableOfItself: simple('/Subtype /Type1 /BaseFont /Helvetica /ToUnicode @table', {
    table: { dict: '/UseCMap @table', data: 'begincmap endcmap' },
  }),
  tablePacked: simple('/Subtype /Type1 /BaseFont /Helvetica /ToUnicode @table', {
    table: {
      dict: '/Filter /FlateDecode',
      data: deflate('1 beginbfchar <41> <0218> endbfchar'),
    },
  }),
  compositeWithoutTable: composite(`<< ${DESCENDANT} >>`),
  compositeWithoutSystem: composite('<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Nimic >>'),
  compositeOfNothing: composite('null'),
  compositeOfItself: composite('<< /Type /Font /Subtype /Type0 /DescendantFonts [@d] >>'),
  compositeOfUnknownEncoding: composite(`<< ${DESCENDANT} >>`, '/Nicaieri-H'),
  compositeOfChinese: composite(
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /SimSun /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> >>',
    '/GBK-EUC-H',
  ),
  drawnLettersMissing: simple(
    '/Subtype /Type3 /FontBBox [0 0 10 10] /FontMatrix [0.1 0 0 0.1 0 0] /FirstChar 65 /LastChar 65 /Widths [10] /Encoding << /Differences [65 /a] >> /CharProcs << >>',
  ),
  drawnLettersOfThemselves: simple(
    '/Subtype /Type3 /FontBBox [0 0 10 10] /FontMatrix [0.1 0 0 0.1 0 0] /FirstChar 65 /LastChar 65 /Widths [10] /Encoding << /Differences [65 /a] >> /CharProcs << /a @letter >> /Resources << /Font << /F2 @odd >> >>',
    { letter: { data: '10 0 d0 BT /F2 1 Tf (A) Tj ET' } },
  ),
};

export const oddFonts: OddPdf[] = Object.entries(fonts).map(([name, text]) => ({ name, text }));
