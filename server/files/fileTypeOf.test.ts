import { ARCHIVE_JSON_MAX_BYTES } from '@anunturi/shared-domain/site/limits';
import { fileTypeOf } from './fileTypeOf';

test('JSON beyond its limit is none, and is not parsed to find out', () => {
  const parse = jest.spyOn(JSON, 'parse');
  const json = (bytes: number) => Buffer.from(`[${' '.repeat(bytes - 2)}]`);
  expect(fileTypeOf(json(ARCHIVE_JSON_MAX_BYTES + 1))).toBeNull();
  expect(parse).not.toHaveBeenCalled();
  expect(fileTypeOf(json(ARCHIVE_JSON_MAX_BYTES))).toBe('application/json');
  parse.mockRestore();
});
