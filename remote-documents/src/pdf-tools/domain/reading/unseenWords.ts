import * as fontkit from '@cantoo/fontkit';
import {
  type PDFDocument,
  type PDFPage,
  TextRenderingMode,
  degrees,
  popGraphicsState,
  pushGraphicsState,
  setCharacterSqueeze,
} from '@cantoo/pdf-lib';

/** Words as they stand on a page, in points from its bottom left corner; as wide as said, or as the font makes them. */
export type UnseenWords = {
  text: string;
  x: number;
  y: number;
  size: number;
  degrees: number;
  width?: number;
};

/** What writes words onto pages of a document so that they are found and copied, and not seen. */
export async function embedUnseenFont(
  pdf: PDFDocument,
  readFont: () => Promise<ArrayBuffer | Uint8Array>,
): Promise<(page: PDFPage, words: UnseenWords) => void> {
  pdf.registerFontkit(fontkit as unknown as Parameters<PDFDocument['registerFontkit']>[0]);
  const font = await pdf.embedFont(await readFont(), { subset: false });
  // A sign that the font has not would be drawn as one that means nothing, which archives refuse.
  const known = new Set(font.getCharacterSet());
  const writable = (text: string) =>
    [...text.replace(/[\p{Cc}\p{Cf}]/gu, '')]
      .filter((letter) => known.has(letter.codePointAt(0)!))
      .join('');
  const prepared = new WeakSet<PDFPage>();
  return (page, { text, x, y, size: asked, degrees: turn, width }) => {
    const words = writable(text);
    if (words === '') return;
    if (!prepared.has(page)) page.setFont(font); // once: each time gives the page another name for it
    prepared.add(page);
    const size = Math.max(1, asked);
    const squeeze = width ? (width / font.widthOfTextAtSize(words, size)) * 100 : 100;
    page.pushOperators(pushGraphicsState(), setCharacterSqueeze(squeeze));
    page.drawText(words, {
      x,
      y,
      size,
      rotate: degrees(turn),
      renderMode: TextRenderingMode.Invisible,
    });
    page.pushOperators(popGraphicsState());
  };
}
