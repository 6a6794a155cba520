import { rawPdf, samplePdf } from './rawPdf';

const layer = (name: string) => `<< /Type /OCG /Name (${name}) >>`;
const layered = '/Resources << /Font << /F1 @font >> /Properties << /L1 @on /L2 @off >> >>';
const twoLayers =
  '/OC /L1 BDC 0 1 0 rg 10 10 50 50 re f EMC /OC /L2 BDC 1 0 0 rg 90 10 50 50 re f EMC';
const link = (entries: string) =>
  `<< /Type /Annot /Subtype /Link /Rect [10 10 90 40] ${entries} >>`;

/** A revision added at the end, as programs do that save without writing the file anew. */
function changedLater(): string {
  const first = samplePdf();
  const drawn = 'BT /F1 12 Tf 20 150 Td (Schimbat) Tj ET';
  const object = `5 0 obj\n<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream\nendobj\n`;
  const table = `xref\n5 1\n${String(first.length).padStart(10, '0')} 00000 n \n`;
  return `${first}${object}${table}trailer\n<< /Size 6 /Root 1 0 R /Prev ${first.lastIndexOf('xref\n0')} >>\nstartxref\n${first.length + object.length}\n%%EOF\n`;
}

/** Sound files that carry what must survive being joined, each under what it shows. */
export const plainSamples: Record<string, string> = {
  onePage: samplePdf(),
  threePages: samplePdf({ pages: ['', '', ''] }),
  rotated: samplePdf({ pages: ['/Rotate 90', '/Rotate 270'] }),
  inheritedPage: samplePdf({ tree: '/MediaBox [0 0 120 80] /Rotate 180' }),
  cropBox: samplePdf({ pages: ['/CropBox [20 20 180 280]'] }),
  boxAwayFromOrigin: samplePdf({ pages: ['/MediaBox [-100 -50 100 250]'] }),
  userUnit: samplePdf({ pages: ['/UserUnit 2'] }),
  nestedTree: rawPdf({
    catalog: '<< /Type /Catalog /Pages @pages >>',
    pages: '<< /Type /Pages /Kids [@left @p3] /Count 3 /MediaBox [0 0 50 60] >>',
    left: '<< /Type /Pages /Parent @pages /Kids [@p1 @p2] /Count 2 >>',
    p1: '<< /Type /Page /Parent @left >>',
    p2: '<< /Type /Page /Parent @left >>',
    p3: '<< /Type /Page /Parent @pages >>',
  }),
  fontWithoutToUnicode: samplePdf({
    more: {
      glyphs:
        '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 10 10] /FontMatrix [0.1 0 0 0.1 0 0] /FirstChar 65 /LastChar 65 /Widths [10] /Encoding << /Differences [65 /x1] >> /CharProcs << /x1 @square >> >>',
      square: { data: '10 0 0 0 10 10 d1 0 0 8 8 re f' },
    },
    pages: ['/Resources << /Font << /F1 @font /F2 @glyphs >> >>'],
    drawn: 'BT /F2 12 Tf 20 100 Td (AAA) Tj ET',
  }),
  inlineImage: samplePdf({
    drawn: 'q 40 0 0 40 20 20 cm BI /W 2 /H 2 /CS /G /BPC 8 /F /AHx ID 00FF00FF> EI Q',
  }),
  hiddenLayer: samplePdf({
    pages: [layered],
    drawn: twoLayers,
    catalog: '/OCProperties << /OCGs [@on @off] /D << /Order [@on @off] /OFF [@off] >> >>',
    more: { on: layer('Vizibil'), off: layer('Ascuns') },
  }),
  layersOffUnlessNamed: samplePdf({
    pages: [layered],
    drawn: twoLayers,
    catalog:
      '/OCProperties << /OCGs [@on @off] /D << /BaseState /OFF /ON [@on] /Order [(Grup) [@on @off]] /RBGroups [[@on @off]] /Locked [@off] >> >>',
    more: { on: layer('Ales'), off: layer('Neales') },
  }),
  layerOfAnnotation: samplePdf({
    pages: ['/Annots [@note]'],
    catalog: '/OCProperties << /OCGs [@off] /D << /OFF [@off] >> >>',
    more: {
      off: layer('Observații'),
      note: '<< /Type /Annot /Subtype /Square /Rect [10 10 60 60] /C [1 0 0] /OC @off >>',
    },
  }),
  linkToPage: samplePdf({
    pages: ['/Annots [@link]', ''],
    more: { link: link('/Dest [@p2 /XYZ 0 300 0]') },
  }),
  linkByName: samplePdf({
    pages: ['/Annots [@link @action]', ''],
    catalog: '/Names << /Dests << /Kids [@leaf] >> >>',
    more: {
      leaf: '<< /Limits [(capitol) (capitol)] /Names [(capitol) << /D [@p2 /Fit] >>] >>',
      link: link('/Dest (capitol)'),
      action: link('/A << /S /GoTo /D (capitol) >>'),
    },
  }),
  linkByOldName: samplePdf({
    pages: ['/Annots [@link]', ''],
    catalog: '/Dests << /capitol [@p2 /Fit] >>',
    more: { link: link('/Dest /capitol') },
  }),
  linkToSite: samplePdf({
    pages: ['/Annots [@link]'],
    more: { link: link('/A << /S /URI /URI (https://exemplu.ro/) >>') },
  }),
  bookmarks: samplePdf({
    pages: ['', '', ''],
    catalog: '/Outlines @outlines /PageMode /UseOutlines /Dests << /trei [@p3 /Fit] >>',
    more: {
      outlines: '<< /Type /Outlines /First @b1 /Last @b3 /Count 3 >>',
      b1: '<< /Title (Partea 1) /Parent @outlines /Next @b3 /First @b2 /Last @b2 /Count 1 /Dest [@p1 /Fit] >>',
      b2: '<< /Title (Capitol) /Parent @b1 /A << /S /GoTo /D [@p2 /Fit] >> >>',
      b3: '<< /Title (Partea 2) /Parent @outlines /Prev @b1 /Dest /trei /F 2 >>',
    },
  }),
  pageLabels: samplePdf({
    pages: ['', '', ''],
    catalog: '/PageLabels << /Nums [0 << /S /r >> 2 << /S /D /P (A-) /St 5 >>] >>',
  }),
  attachment: samplePdf({
    catalog: '/Names << /EmbeddedFiles << /Names [(oferta.txt) @spec] >> >>',
    more: {
      spec: '<< /Type /Filespec /F (oferta.txt) /UF (oferta.txt) /EF << /F @content >> >>',
      content: { dict: '/Type /EmbeddedFile', data: 'Oferta noastra' },
    },
  }),
  attachmentOnPage: samplePdf({
    pages: ['/Annots [@pin]'],
    more: {
      pin: '<< /Type /Annot /Subtype /FileAttachment /Rect [10 10 30 30] /FS @spec >>',
      spec: '<< /Type /Filespec /F (plan.txt) /EF << /F @content >> >>',
      content: { dict: '/Type /EmbeddedFile', data: 'Planul' },
    },
  }),
  tagged: samplePdf({
    pages: ['/StructParents 0'],
    catalog: '/MarkInfo << /Marked true >> /Lang (ro-RO) /StructTreeRoot @tree',
    more: {
      tree: '<< /Type /StructTreeRoot /K @text /ParentTree << /Nums [0 [@text]] >> >>',
      text: '<< /Type /StructElem /S /P /P @tree /Pg @p1 /K 0 >>',
    },
  }),
  notes: samplePdf({
    pages: ['/Annots [@note @popup @mark]'],
    more: {
      note: '<< /Type /Annot /Subtype /Text /Rect [10 10 30 30] /Contents (De verificat) /P @p1 /Popup @popup >>',
      popup: '<< /Type /Annot /Subtype /Popup /Rect [40 10 90 60] /Parent @note >>',
      mark: '<< /Type /Annot /Subtype /Highlight /Rect [10 140 90 170] /QuadPoints [10 170 90 170 10 140 90 140] /C [1 1 0] >>',
    },
  }),
  openScript: samplePdf({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>' }),
  changedLater: changedLater(),
};
