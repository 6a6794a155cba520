import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';
import { renderEmail } from './renderEmail';
import { sampleEmails } from './sampleEmails';
import { wordEmail } from './wordEmail';

reportFailures();

/** Writes every e-mail of the site into a folder (dist/e-mails unless told), as markup and as text, to be looked at. */
async function main(): Promise<void> {
  const folder = resolve(process.argv[2] ?? 'dist/e-mails');
  await mkdir(folder, { recursive: true });
  for (const [name, content] of Object.entries(sampleEmails)) {
    const {
      subject,
      text,
      html = '',
    } = await renderEmail(wordEmail(content), 'https://exemplu.ro/oprire');
    await writeFile(join(folder, `${name}.html`), html);
    await writeFile(join(folder, `${name}.txt`), `${subject}\n\n${text}\n`);
  }
  console.log(`${Object.keys(sampleEmails).length} e-mails are in ${folder}`);
}

void main();
