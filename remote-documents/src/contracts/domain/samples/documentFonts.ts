import { readFileSync } from 'node:fs';
import path from 'node:path';

const font = (weight: string) =>
  readFileSync(path.join(__dirname, `../../../../fonts/document-${weight}.ttf`));

/** The documents' fonts, as tests read them from the disk. */
export const documentFonts = { regular: font('regular'), bold: font('bold') };
