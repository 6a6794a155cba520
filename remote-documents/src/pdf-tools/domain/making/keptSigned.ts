import type { PdfOptions } from './pdfOptions';
import type { ToolFile, ToolPage } from '../pages/toolPages';

/**
 * The signed file that these pages and options leave as it is, byte for byte; null when anything of it would be changed, which
 * ends its signature. Options of photos do not matter: there are none.
 */
export function keptSigned(
  pages: readonly ToolPage[],
  fileOf: (page: ToolPage) => ToolFile,
  options: PdfOptions,
): ToolFile | null {
  const [first] = pages;
  const file = first && fileOf(first);
  if (!file?.signedPages || file.password !== undefined) return null;
  if (pages.length !== file.signedPages) return null;
  const isWhole = pages.every(
    ({ fileId, pageIndex, rotation, covers = [], crop }, at) =>
      fileId === file.id && pageIndex === at && rotation === 0 && covers.length === 0 && !crop,
  );
  const isPlain =
    options.output === 'pdf' &&
    options.split.by === 'none' &&
    options.pageNumbers === 'none' &&
    options.watermark.text.trim() === '' &&
    options.password === '' &&
    !options.shrinkPdfs &&
    !options.blackWhite &&
    !options.straighten &&
    !options.flattenForms &&
    !options.readText;
  const fits = options.maxBytes === 0 || file.blob.size <= options.maxBytes;
  return isWhole && isPlain && fits ? file : null;
}
