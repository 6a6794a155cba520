import { readJsonFile } from '@anunturi/shared-contract/program/readJsonFile';
import { countyFields } from './countyFields';
import { type CountyFile, countyFileSchema } from './countyFile';

/** The file of a county. @throws ExpectedFailure in words for the person who wrote it */
export const parseCountyFile = (file: string, read: () => string): CountyFile =>
  readJsonFile({
    file,
    read,
    parse: (value) => countyFileSchema.safeParse(value),
    fields: countyFields,
    remedy: 'Mend it there, or make a new one: npm run new:site.',
  });
