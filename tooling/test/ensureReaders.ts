import { execFileSync } from 'node:child_process';
import { type Installing, installByApt } from './installByApt';

/** Programs that judge PDFs, by how each says its version, with the package of Debian that has it. */
const programs = [
  { program: 'qpdf', asked: '--version', package: 'qpdf' },
  { program: 'pdftotext', asked: '-v', package: 'poppler-utils' },
  { program: 'pdftoppm', asked: '-v', package: 'poppler-utils' },
] as const;

/** Whether a program answers. */
function isHere({ program, asked }: (typeof programs)[number]): boolean {
  try {
    execFileSync(program, [asked], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Whether qpdf and poppler are here, after apt (as root) was asked for what is missing; without them it is said aloud. */
export async function ensureReaders(
  say: (text: string) => void,
  installing?: Installing,
  has: typeof isHere = isHere,
): Promise<boolean> {
  const missing = programs.filter((each) => !has(each)).map((each) => each.package);
  await installByApt([...new Set(missing)], say, installing);
  const areHere = programs.every((each) => has(each));
  if (!areHere)
    say(
      '\n!!! SKIPPED: no other program has judged the PDFs made here. qpdf and poppler could not be installed (Debian: apt-get install qpdf poppler-utils).\n\n',
    );
  return areHere;
}
