// `npm run texts`: prints every text that visitors, sellers and administrators read, by package and file, to be read in one go.
import { readTexts } from '../texts/readTexts';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';

reportFailures();

let printed = '';
for (const [file, texts] of await readTexts()) {
  const name = file.split('/')[0]!;
  if (name !== printed) console.log(`\n# ${name}`);
  printed = name;
  console.log(`\n${file}\n${texts.map((text) => `  ${text}`).join('\n')}`);
}
