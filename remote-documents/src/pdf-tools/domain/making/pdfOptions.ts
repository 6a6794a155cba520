/** How photos are made smaller: longest side in pixels and JPEG quality. A4 at 150 dots an inch is 1754 pixels tall. */
export const compressionLevels = {
  small: { label: 'Mic', hint: 'pentru e-mail', longestSide: 1240, quality: 0.6 },
  medium: { label: 'Mediu', hint: 'pentru citit pe ecran', longestSide: 1754, quality: 0.75 },
  large: { label: 'Mare', hint: 'pentru tipar', longestSide: 2480, quality: 0.85 },
} as const;
export type CompressionLevel = keyof typeof compressionLevels;
/** Nobody chooses the least: it is the last try to stay below a size. Still readable, at 100 dots an inch. */
export const appliedLevels = {
  ...compressionLevels,
  least: { longestSide: 1170, quality: 0.4 },
} as const;
export type AppliedLevel = keyof typeof appliedLevels;
/** What offices and e-mail take, in megabytes (decimal); 0: as large as it gets. */
export const SIZES_MB = [0, 1, 2, 5, 10, 20] as const;

/** `plain`: 3; `ofAll`: Pagina 3 din 8, in each document. */
export type PageNumbers = 'none' | 'plain' | 'ofAll';
/** Words on every page: across it in grey, or in a frame at its foot; none when empty. */
export type Watermark = { text: string; place: 'across' | 'foot' };

/** One document, or several: of so many pages, one for each bookmark of the first level, or none larger than so many bytes. */
export type SplitRule =
  | { by: 'none' }
  | { by: 'pages'; every: number }
  | { by: 'bookmarks' }
  | { by: 'size'; maxBytes: number };

export type PdfOptions = {
  /** A4, turned to suit the photo, or a page as large as the photo. PDF pages stay as they are. */
  pageSize: 'a4' | 'fit';
  /** Millimetres around a photo. */
  marginMm: number;
  level: AppliedLevel;
  /** Each document is made smaller until it is at most so large; 0: no limit. */
  maxBytes: number;
  /** Photos inside the PDFs are made smaller to the same level; off: they stay as they are. */
  shrinkPdfs: boolean;
  /** Photos and scanned pages in two tones, as a copier makes them. */
  blackWhite: boolean;
  /** Photos and scanned pages whose lines lean are turned until they run level. */
  straighten: boolean;
  pageNumbers: PageNumbers;
  watermark: Watermark;
  /** Fields of forms become part of the page; off: they can be filled in further. */
  flattenForms: boolean;
  /** Pages without text are read, and what was read is laid over them unseen. */
  readText: boolean;
  /** What opens the document; none when empty. In memory only. */
  password: string;
  split: SplitRule;
  /** A PDF, one for archives (PDF/A-2b) of pages drawn as pictures, or a picture of each page. */
  output: 'pdf' | 'pdfa' | 'jpeg' | 'png';
};

export const startOptions: PdfOptions = {
  pageSize: 'a4',
  marginMm: 10,
  level: 'medium',
  maxBytes: 0,
  shrinkPdfs: false,
  blackWhite: false,
  straighten: false,
  pageNumbers: 'none',
  watermark: { text: '', place: 'across' },
  flattenForms: false,
  readText: false,
  password: '',
  split: { by: 'none' },
  output: 'pdf',
};

/** Whether anything is drawn over the pages. */
export const hasStamps = ({ pageNumbers, watermark }: PdfOptions): boolean =>
  pageNumbers !== 'none' || watermark.text.trim() !== '';

export const MARGINS_MM = [0, 5, 10, 20] as const;
export const PAGES_MAX = 1000;
export const FILE_MAX_BYTES = 200_000_000;
/** What people are asked to write on copies. */
export const WATERMARK_PRESET = 'Copie conform cu originalul';
export const WATERMARK_MAX = 80;
/** Letters: readers take 127 bytes of a password (ISO 32000-2, 7.6.4.3), and a letter may be four. */
export const PASSWORD_MAX = 31;
