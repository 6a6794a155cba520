import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { ExpectedFailure } from '@anunturi/shared-contract/program/ExpectedFailure';
import { countyFilePath } from '@anunturi/shared-domain/site/countyFile';
import { parseCountyFile } from '@anunturi/shared-domain/site/parseCountyFile';
import { root } from '../build/folders';
import type { NewSite } from './askSite';
import { jsonSchemas } from './jsonSchemas';

const MENTIONED_MAX = 24;

/** Writes a site's two files into a folder that has none. @throws ExpectedFailure @returns their paths */
export async function writeSite({ config, places }: NewSite, folder: string): Promise<string[]> {
  const county = countyFilePath(config.county.code);
  const mentioned = places.slice(0, MENTIONED_MAX).map(([name]) => name);
  const files: [path: string, schema: string, value: object][] = [
    ['site.config.json', jsonSchemas.site.path, config],
    [county, jsonSchemas.county.path, { places, demonstration: { mentioned, surcharges: {} } }],
  ];
  const texts = files.map(([path, schema, value]) => {
    const file = join(folder, path);
    const beside = relative(dirname(file), join(root, schema)).split(sep).join('/');
    return { file, text: toText({ $schema: beside.replace(/^(?!\.)/, './'), ...value }) };
  });
  parseCountyFile(county, () => texts[1]!.text);
  for (const { file, text } of texts) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
      throw new ExpectedFailure(`${file} exists already.`, 'Name another folder: --to FOLDER.');
    });
  }
  return texts.map(({ file }) => file);
}

/** JSON as people write it: a list of values on one line. */
const toText = (value: object): string =>
  `${JSON.stringify(value, null, 2).replaceAll(/\[\s+([^[\]{}]*?)\s+\]/g, (_, list: string) => `[${list.replaceAll(/\s*\n\s*/g, ' ')}]`)}\n`;
