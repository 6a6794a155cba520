import { type RawObjects, rawPdf, samplePdf } from '../rawPdf';
import type { OddPdf } from './OddPdf';

const LEVELS = 300;
const page = (entries: string) => samplePdf({ pages: [entries] });
const box = (numbers: string) => page(`/MediaBox [${numbers}]`);
const tree = (objects: RawObjects) =>
  rawPdf({
    catalog: '<< /Type /Catalog /Pages @pages >>',
    ...objects,
    font: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    c: { data: 'BT /F1 12 Tf 20 150 Td (Pagina 1) Tj ET' },
  });
const LEAF =
  '/Type /Page /MediaBox [0 0 200 300] /Resources << /Font << /F1 @font >> >> /Contents @c';
const leaf = (parent: string) => `<< ${LEAF} /Parent @${parent} >>`;
const deep: RawObjects = Object.fromEntries(
  Array.from({ length: LEVELS }, (_, at) => [
    at === 0 ? 'pages' : `n${at}`,
    `<< /Type /Pages /Kids [@${at === LEVELS - 1 ? 'p' : `n${at + 1}`}] /Count 1 >>`,
  ]),
);
const under = (kids: string, more: RawObjects = {}, entries = '') =>
  tree({
    pages: `<< /Type /Pages /Kids [${kids}] /Count 1 ${entries} >>`,
    p: leaf('pages'),
    ...more,
  });

/** Page trees and boxes with faults. */
export const oddPageTrees: OddPdf[] = [
  { name: 'deep', text: tree({ ...deep, p: leaf(`n${LEVELS - 1}`) }) },
  { name: 'childIsTheRoot', text: under('@p @pages') },
  {
    name: 'twoInACircle',
    text: under('@p @a', {
      a: '<< /Type /Pages /Parent @pages /Kids [@b] /Count 1 >>',
      b: '<< /Type /Pages /Parent @a /Kids [@a] /Count 1 >>',
    }),
  },
  { name: 'childThatIsMissing', text: under('@p 99 0 R') },
  { name: 'childrenThatAreNumbers', text: under('@p 12 null') },
  { name: 'samePageTwice', text: under('@p @p'), pages: 2 },
  {
    name: 'parentIsItself',
    outcome: 'drawn',
    text: under('@p', { p: `<< ${LEAF} /Parent @p >>` }),
  },
  { name: 'noParent', text: under('@p', { p: `<< ${LEAF} >>` }) },
  {
    name: 'noType',
    outcome: 'drawn',
    text: under('@p', { p: leaf('pages').replace('/Type /Page', '') }),
  },
  { name: 'rootIsAPage', text: tree({ pages: `<< ${LEAF} >>` }) },
  { name: 'emptyBranch', text: under('@a @p', { a: '<< /Type /Pages /Kids [] /Count 0 >>' }) },
  {
    name: 'noBox',
    outcome: 'drawn',
    text: tree({
      pages: '<< /Type /Pages /Kids [@p] /Count 1 >>',
      p: leaf('pages').replace('/MediaBox [0 0 200 300]', ''),
    }),
  },
  { name: 'boxBackwards', text: box('200 300 0 0') },
  { name: 'boxOfNegatives', text: box('-100 -50 100 250') },
  { name: 'boxOfNothing', outcome: 'drawn', text: box('0 0 0 0') },
  { name: 'boxOfThreeNumbers', outcome: 'drawn', text: box('0 0 200') },
  {
    name: 'boxOfReferences',
    text: samplePdf({ pages: ['/MediaBox [0 0 @w 300]'], more: { w: '200' } }),
  },
  { name: 'boxOfFractions', text: box('0.5 .5 200.25 300.75') },
  { name: 'boxOfGiants', text: box('0 0 200000 300000') },
  { name: 'cropOutsideOfThePage', text: page('/CropBox [900 900 1000 1000]') },
  { name: 'cropBackwards', text: page('/CropBox [180 280 20 20]') },
  { name: 'unitOfNegatives', text: page('/UserUnit -2') },
  { name: 'turnedByFortyFive', text: page('/Rotate 45') },
  { name: 'turnedBackwards', text: page('/Rotate -450') },
  { name: 'turnedByText', text: page('/Rotate (90)') },
];
