// Makes the two small fonts of documents and their table of widths from DejaVu Sans Condensed: `npx tsx fonts/makeFonts.ts`.
// Run again only when a character is missing, and `npm run format` after it; the results are kept in the repository.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installOnDemand } from '@anunturi/tooling/on-demand/installOnDemand';
import { subsetFont } from './subsetFont';

const packages = await installOnDemand('fonts');
const widthsFile = join(import.meta.dirname, '../src/contracts/domain/page-model/fontWidths.json');

const metrics = {
  regular: makeFont('regular', 'DejaVuSansCondensed.ttf'),
  bold: makeFont('bold', 'DejaVuSansCondensed-Bold.ttf'),
};
writeFileSync(widthsFile, `${JSON.stringify(metrics)}\n`);

function makeFont(weight: string, file: string): Record<number, number[]> {
  const { font, widths } = subsetFont(join(packages, 'dejavu-fonts-ttf/ttf', file));
  writeFileSync(join(import.meta.dirname, `document-${weight}.ttf`), font);
  console.log(weight, font.length, 'bytes', widths.length, 'characters');
  return toRuns(widths);
}

/** Runs of neighbouring characters: { first character: widths in thousandths of the size }. */
function toRuns(widths: [char: number, width: number][]): Record<number, number[]> {
  const runs: Record<number, number[]> = {};
  let first = 0;
  let last = -1;
  for (const [char, width] of widths) {
    if (char !== last + 1 || last === -1) first = char;
    (runs[first] ??= []).push(width);
    last = char;
  }
  return runs;
}
