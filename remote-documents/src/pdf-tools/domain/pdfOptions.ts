/** How photos are made smaller: longest side in pixels and JPEG quality. A4 at 150 dots an inch is 1754 pixels tall. */
export const compressionLevels = {
  small: { label: 'Mic', hint: 'pentru e-mail', longestSide: 1240, quality: 0.6 },
  medium: { label: 'Mediu', hint: 'pentru citit pe ecran', longestSide: 1754, quality: 0.75 },
  large: { label: 'Mare', hint: 'pentru tipar', longestSide: 2480, quality: 0.85 },
} as const;
export type CompressionLevel = keyof typeof compressionLevels;

export type PdfOptions = {
  /** A4, turned to suit the photo, or a page as large as the photo. PDF pages stay as they are. */
  pageSize: 'a4' | 'fit';
  /** Millimetres around a photo. */
  marginMm: number;
  level: CompressionLevel;
  /** Photos inside the PDFs are made smaller to the same level; off: they stay as they are. */
  shrinkPdfs: boolean;
  /** Fields of forms become part of the page; off: they can be filled in further. */
  flattenForms: boolean;
  /** Pages in each document; 0: one document. */
  splitEvery: number;
};

export const startOptions: PdfOptions = {
  pageSize: 'a4',
  marginMm: 10,
  level: 'medium',
  shrinkPdfs: false,
  flattenForms: false,
  splitEvery: 0,
};

export const MARGINS_MM = [0, 5, 10, 20] as const;
export const PAGES_MAX = 1000;
export const FILE_MAX_BYTES = 200_000_000;
