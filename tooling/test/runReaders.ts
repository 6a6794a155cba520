import { join } from 'node:path';
import { root } from '../build/folders';
import { optimiseLate } from '../build/optimiseLate';
import { type Counts, countJest } from './readCounts';
import { runCommand } from './runCommand';

const tested = 'remote-documents/src/pdf-tools/domain/making/otherReaders.test.ts';

/** Has qpdf and poppler judge what the PDF tools make. */
export async function runReaders(onOutput?: (text: string) => void): Promise<Counts> {
  const file = join(root, 'dist/test-results/readers.json');
  const status = await runCommand(
    process.execPath,
    [
      ...optimiseLate,
      join(root, 'node_modules/jest/bin/jest.js'),
      '--json',
      `--outputFile=${file}`,
      '--runTestsByPath',
      tested,
    ],
    { environment: { TEST_READERS: '1' }, ...(onOutput && { onOutput }) },
  );
  return countJest(file, status);
}
