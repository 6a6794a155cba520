import { type RawObjects, samplePdf } from '../rawPdf';
import type { OddPdf } from './OddPdf';

const VALUE =
  '/Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /ByteRange [0 1 2 3] /Contents <00>';
const mark = (entries: string) =>
  `<< /Type /Annot /Subtype /Widget /F 132 /Rect [20 20 120 40] /FT /Sig ${entries} >>`;
const signed = (
  entries: string,
  value = VALUE,
  {
    fields = '@f',
    annots = '@f',
    flags = '/SigFlags 3',
    catalog = '',
    more = {} as RawObjects,
  } = {},
) =>
  samplePdf({
    pages: [`/Annots [${annots}]`],
    catalog: `/AcroForm << /Fields [${fields}] ${flags} >> ${catalog}`,
    more: { f: mark(entries), v: `<< ${value} >>`, ...more },
  });
const NAMED = '/T (semnatura) /V @v';
const without = (key: RegExp) => VALUE.replace(key, '');

/** Signatures with faults, and some without; each has a page. */
const signatures: Record<string, string> = {
  whole: signed(NAMED),
  empty: signed('/T (semnatura)'),
  noFlags: signed(NAMED, VALUE, { flags: '' }),
  noName: signed('/V @v'),
  noType: signed(NAMED, without(/\/Type \/Sig/)),
  noFilter: signed(NAMED, without(/\/Filter \S+/)),
  noRange: signed(NAMED, without(/\/ByteRange \[[^\]]*\]/)),
  rangeOfThree: signed(NAMED, VALUE.replace('[0 1 2 3]', '[0 1 2]')),
  rangeBeyondTheEnd: signed(NAMED, VALUE.replace('[0 1 2 3]', '[0 1 99999 100000]')),
  rangeOfNegatives: signed(NAMED, VALUE.replace('[0 1 2 3]', '[0 -1 -2 -3]')),
  noContents: signed(NAMED, without(/\/Contents <00>/)),
  emptyContents: signed(NAMED, VALUE.replace('<00>', '<>')),
  contentsOfHalfAByte: signed(NAMED, VALUE.replace('<00>', '<0>')),
  timestamp: signed(NAMED, VALUE.replace('/Type /Sig', '/Type /DocTimeStamp')),
  valueMissing: signed('/T (semnatura) /V 99 0 R'),
  valueIsText: signed('/T (semnatura) /V (Ana Pop)'),
  valueInTheField: signed(`/T (semnatura) /V << ${VALUE} >>`),
  withoutRectangle: signed(`${NAMED} /Rect [0 0 0 0]`),
  notOnThePage: signed(NAMED, VALUE, { annots: '' }),
  notInTheForm: signed(NAMED, VALUE, { fields: '' }),
  twoOfOneName: signed(NAMED, VALUE, {
    fields: '@f @g',
    annots: '@f @g',
    more: { g: mark(NAMED) },
  }),
  certified: signed(NAMED, VALUE, { catalog: '/Perms << /DocMDP @v >>' }),
  certifiedByNothing: signed(NAMED, VALUE, { catalog: '/Perms << /DocMDP 99 0 R >>' }),
  lockedFields: signed(`${NAMED} /Lock << /Type /SigFieldLock /Action /All >>`),
  referenceToItself: signed(NAMED, `${VALUE} /Reference [<< /TransformMethod /DocMDP /Data @v >>]`),
};

export const oddSignatures: OddPdf[] = Object.entries(signatures).map(([name, text]) => ({
  name,
  text,
}));
