import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NOTE = '/** Recorded: a published version never changes (docs/decisions/0078). */';

/** Records a legal text as a version, when the environment asks for it; answers whether it does. */
export function writeRecord(name: string, text: string): boolean {
  if (process.env.WRITE_LEGAL_TEXTS !== '1') return false;
  const file = join(__dirname, '..', 'versions', `${name}.ts`);
  writeFileSync(file, `${NOTE}\nexport const text = \`${text}\`;\n`);
  return true;
}
