import type { Context } from 'hono';
import type { FileRecord } from '../fileRecord';
import { queryOf } from '../StorageContext';
import { badRequest, notFound, StorageError } from '../StorageError';

/** What the address asks of the file that is there now: `ifGenerationMatch` (0: none may be), its opposite, and of the metadata. */
export function readPreconditions(c: Context, prefix: '' | 'Source' = '') {
  const read = (name: string): number | null => {
    const text = queryOf(c, `if${prefix}${name}`);
    if (text === undefined) return null;
    if (!/^\d{1,16}$/.test(text)) throw badRequest(`if${prefix}${name} is not a number.`);
    return Number(text);
  };
  const wanted = [
    ['generation', read('GenerationMatch'), true],
    ['generation', read('GenerationNotMatch'), false],
    ['metageneration', read('MetagenerationMatch'), true],
    ['metageneration', read('MetagenerationNotMatch'), false],
  ] as const;
  /** @throws StorageError 412 */
  return (found: FileRecord | null): void => {
    for (const [name, value, mustMatch] of wanted)
      if (value !== null && ((found?.[name] ?? 0) === value) !== mustMatch)
        throw new StorageError(
          412,
          'At least one of the pre-conditions you specified did not hold.',
        );
  };
}

/** The file, in the generation that the address may name. @throws StorageError 404 */
export function mustExist(
  c: Context,
  file: FileRecord | null,
  parameter = 'generation',
): FileRecord {
  const generation = queryOf(c, parameter);
  if (!file || (generation !== undefined && generation !== String(file.generation)))
    throw notFound();
  return file;
}
