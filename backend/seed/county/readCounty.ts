import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type County, createCounty } from './createCounty';

/** Where a county's file is: `counties/{code}.json` in the folder of the site's configuration. */
export const countyFile = (folder: string, code: string): string =>
  join(folder, 'counties', `${code}.json`);

/** The county by its file. @throws Error when there is none, or it is broken */
export const readCounty = (folder: string, code: string): County =>
  createCounty(code, JSON.parse(readFileSync(countyFile(folder, code), 'utf8')));
