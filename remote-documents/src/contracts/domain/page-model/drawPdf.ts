import * as fontkit from '@cantoo/fontkit';
import {
  LineCapStyle,
  PDFDocument,
  type PDFFont,
  type PDFImage,
  PDFOperator,
  PDFOperatorNames as Ops,
  type PDFPage,
  rgb,
} from '@cantoo/pdf-lib';
import { INK_COLOUR } from '../signing/inkOnly';
import {
  PAGE_HEIGHT,
  PAGE_WIDTH,
  SIGNATURE_LINE,
  type PageItem,
  type PageModel,
} from './pageModel';
import { StructureTree, groupTexts } from './tagPdf';

export type DocumentFonts = { regular: Uint8Array | ArrayBuffer; bold: Uint8Array | ArrayBuffer };

const INK = rgb(0, 0, 0);
const FAINT = rgb(0.35, 0.35, 0.35);
const SIGNED = rgb(INK_COLOUR.red / 255, INK_COLOUR.green / 255, INK_COLOUR.blue / 255);
const LINE_WIDTH = 0.5;

/** The model as a PDF with its fonts inside, so that the text can be searched and copied. */
export async function drawPdf(model: PageModel, fonts: DocumentFonts): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.registerFontkit(fontkit as unknown as Parameters<PDFDocument['registerFontkit']>[0]);
  pdf.setTitle(model.title, { showInWindowTitleBar: true });
  pdf.setLanguage('ro-RO');
  // Whole: the files are small already, and a font cut down again while embedding may lose letters.
  const embedded = {
    regular: await pdf.embedFont(fonts.regular, { subset: false }),
    bold: await pdf.embedFont(fonts.bold, { subset: false }),
  };
  // Once each, however many copies bear it.
  const pictures = new Map<string, PDFImage>();
  for (const item of model.pages.flatMap(({ items }) => items))
    if (item.kind === 'signature' && item.picture && !pictures.has(item.picture))
      pictures.set(item.picture, await pdf.embedPng(item.picture));
  const structure = new StructureTree(pdf);
  for (const page of model.pages) {
    const sheet = pdf.addPage([PAGE_WIDTH, PAGE_HEIGHT]);
    const groups = groupTexts(page.items);
    const placeOf = new Map(
      groups.flatMap(({ items }, place) => items.map((item: PageItem) => [item, place] as const)),
    );
    structure.addPage(sheet, groups);
    for (const item of page.items) {
      const place = placeOf.get(item);
      sheet.pushOperators(
        place === undefined
          ? PDFOperator.of(Ops.BeginMarkedContent, ['/Artifact'])
          : PDFOperator.of(Ops.BeginMarkedContentSequence, [
              `/${groups[place]!.tag}`,
              `<</MCID ${place}>>`,
            ]),
      );
      // A space between the parts of a sentence, for those who hear it.
      const ends = place === undefined || groups[place]!.items.at(-1) === item;
      drawItem(sheet, item, { ...embedded, pictures }, ends ? '' : ' ');
      sheet.pushOperators(PDFOperator.of(Ops.EndMarkedContent));
    }
  }
  structure.end();
  return pdf.save();
}

type Embedded = { regular: PDFFont; bold: PDFFont; pictures: ReadonlyMap<string, PDFImage> };

function drawItem(sheet: PDFPage, item: PageItem, { pictures, ...fonts }: Embedded, after: string) {
  if (item.kind === 'text') {
    sheet.drawText(item.text + after, {
      x: item.x,
      y: PAGE_HEIGHT - item.y,
      size: item.size,
      font: item.bold ? fonts.bold : fonts.regular,
      color: item.faint ? FAINT : INK,
    });
  } else if (item.kind === 'line') {
    sheet.drawLine({
      start: { x: item.x, y: PAGE_HEIGHT - item.y },
      end: { x: item.toX, y: PAGE_HEIGHT - item.toY },
      thickness: LINE_WIDTH,
      color: item.faint ? FAINT : INK,
    });
  } else if (item.kind === 'signature') {
    const { x, y, width, height, path, picture } = item;
    if (picture)
      sheet.drawImage(pictures.get(picture)!, { x, y: PAGE_HEIGHT - y - height, width, height });
    if (path)
      sheet.drawSvgPath(path, {
        x,
        y: PAGE_HEIGHT - y,
        borderColor: SIGNED,
        borderWidth: SIGNATURE_LINE,
        borderLineCap: LineCapStyle.Round,
      });
  } else {
    sheet.drawRectangle({
      x: item.x,
      y: PAGE_HEIGHT - item.y - item.height,
      width: item.width,
      height: item.height,
      borderWidth: LINE_WIDTH,
      borderColor: FAINT,
    });
  }
}
