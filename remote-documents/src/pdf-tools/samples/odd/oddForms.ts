import { type RawObjects, samplePdf } from '../rawPdf';
import type { OddPdf } from './OddPdf';

const field = (entries: string) =>
  `<< /Type /Annot /Subtype /Widget /F 4 /Rect [20 20 120 40] ${entries} >>`;
const TEXT = '/FT /Tx /T (nume) /V (Ana)';
const form = (
  more: RawObjects,
  { fields = '@f', annots = '@f', entries = '/DA (/Helv 12 Tf 0 g)', page = '' } = {},
) =>
  samplePdf({
    pages: [`/Annots [${annots}] ${page}`],
    catalog: `/AcroForm << /Fields [${fields}] ${entries} >>`,
    more,
  });
const one = (entries: string, options = {}) => form({ f: field(entries) }, options);

/** Forms with faults; each has a page. */
const forms: Record<string, string> = {
  noDefaultLook: one(TEXT, { entries: '' }),
  fontThatIsNowhere: one(`${TEXT} /DA (/Nimic 10 Tf)`),
  lookThatIsNoText: one(`${TEXT} /DA 12`),
  sizeZero: one(`${TEXT} /DA (/Helv 0 Tf)`),
  noName: one('/FT /Tx /V (Ana)'),
  emptyName: one('/FT /Tx /T () /V (Ana)'),
  noKind: one('/T (nume) /V (Ana)'),
  unknownKind: one('/FT /Xx /T (nume)'),
  valueIsANumber: one('/FT /Tx /T (nume) /V 12'),
  valueIsAStream: form({ f: field('/FT /Tx /T (nume) /V @v'), v: { data: 'Ana' } }),
  valueOfNothing: one('/FT /Tx /T (nume) /V null'),
  noRectangle: form({ f: `<< /Type /Annot /Subtype /Widget ${TEXT} >>` }),
  rectangleBackwards: form({
    f: `<< /Type /Annot /Subtype /Widget /Rect [120 40 20 20] ${TEXT} >>`,
  }),
  rectangleOfThreeNumbers: form({
    f: `<< /Type /Annot /Subtype /Widget /Rect [20 20 120] ${TEXT} >>`,
  }),
  fieldListedTwice: one(TEXT, { fields: '@f @f' }),
  fieldThatIsMissing: one(TEXT, { fields: '@f 99 0 R' }),
  fieldsThatAreNumbers: one(TEXT, { fields: '@f 12 null' }),
  childOfItself: form({ f: field(`${TEXT} /Kids [@f]`) }),
  parentOfItself: form({ f: field(`${TEXT} /Parent @f`) }),
  twoParentsInACircle: form(
    {
      f: field('/Parent @a'),
      a: '<< /T (a) /Parent @b /Kids [@f] >>',
      b: '<< /T (b) /Parent @a >>',
    },
    { fields: '@a' },
  ),
  boxWithoutLooks: one('/FT /Btn /T (acord) /V /Da /AS /Da'),
  boxOfAnUnknownState: one('/FT /Btn /T (acord) /V /Poate /AS /Poate /AP << /N << >> >>'),
  choiceWithoutOptions: one('/FT /Ch /Ff 131072 /T (judet) /V (Cluj)'),
  choiceOfOddOptions: one('/FT /Ch /T (judet) /Opt [12 [(a)] null (b)] /V 3'),
  annotationsThatAreMissing: one(TEXT, { annots: '@f 99 0 R null 5' }),
};

export const oddForms: OddPdf[] = Object.entries(forms).map(([name, text]) => ({ name, text }));
