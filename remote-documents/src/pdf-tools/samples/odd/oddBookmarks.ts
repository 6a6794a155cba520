import { type RawObjects, samplePdf } from '../rawPdf';
import type { OddPdf } from './OddPdf';

const marks = (more: RawObjects, catalog = '') =>
  samplePdf({ pages: ['', ''], catalog: `/Outlines @o ${catalog}`, more });
const root = '<< /Type /Outlines /First @a /Last @a /Count 1 >>';
const one = (entries: string, catalog = '') =>
  marks({ o: root, a: `<< /Title (Unu) /Parent @o ${entries} >>` }, catalog);
const TO_PAGE = '/Dest [@p2 /Fit]';

/** Bookmarks with faults; each has two pages. */
const bookmarks: Record<string, string> = {
  nextIsItself: one(`${TO_PAGE} /Next @a`),
  childIsItself: one(`${TO_PAGE} /First @a /Last @a /Count 1`),
  childIsTheRoot: one(`${TO_PAGE} /First @o /Last @o`),
  twoInACircle: marks({
    o: '<< /First @a /Last @b >>',
    a: `<< /Title (Unu) /Next @b ${TO_PAGE} >>`,
    b: '<< /Title (Doi) /Next @a /First @a /Dest [@p1 /Fit] >>',
  }),
  rootIsItsOwnFirst: marks({ o: '<< /First @o /Last @o >>' }),
  noTitle: marks({ o: root, a: `<< /Parent @o ${TO_PAGE} >>` }),
  titleIsANumber: marks({ o: root, a: `<< /Title 12 ${TO_PAGE} >>` }),
  titleOfOddBytes: one(`${TO_PAGE} /Title <FEFF00>`),
  noParent: marks({ o: root, a: `<< /Title (Unu) ${TO_PAGE} >>` }),
  destinationMissing: one(''),
  destinationOfNothing: one('/Dest null'),
  destinationIsAPageNumber: one('/Dest [1 /Fit]'),
  destinationBeyondTheEnd: one('/Dest [77 /Fit]'),
  destinationIsNoPage: one('/Dest [@font /Fit]'),
  destinationIsMissing: one('/Dest [99 0 R /Fit]'),
  destinationIsEmpty: one('/Dest []'),
  nameThatIsNowhere: one('/Dest (nicaieri)'),
  nameInATree: one('/Dest (doi)', '/Names << /Dests << /Names [(doi) [@p2 /Fit]] >> >>'),
  nameInATreeInACircle: marks(
    { o: root, a: '<< /Title (Unu) /Dest (doi) >>', t: '<< /Kids [@t @t] >>' },
    '/Names << /Dests @t >>',
  ),
  nameOfAName: one('/Dest /doi', '/Dests << /doi /trei /trei /doi >>'),
  namesOfUnevenNumber: one('/Dest (doi)', '/Names << /Dests << /Names [(doi)] >> >>'),
  actionWithoutPlace: one('/A << /S /GoTo >>'),
  actionElsewhere: one('/A << /S /GoToR /F (alt.pdf) /D [0 /Fit] >>'),
  actionInACircle: marks({
    o: root,
    a: '<< /Title (Unu) /A @x >>',
    x: '<< /S /GoTo /D [@p2] /Next @x >>',
  }),
  countOfNonsense: one(`${TO_PAGE} /Count -999999`),
};

export const oddBookmarks: OddPdf[] = Object.entries(bookmarks).map(([name, text]) => ({
  name,
  text,
  pages: 2,
}));
