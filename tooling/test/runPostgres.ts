import { startPostgres } from './startPostgres';
import { join } from 'node:path';
import { root } from '../build/folders';
import { optimiseLate } from '../build/optimiseLate';
import { type Counts, countJest } from './readCounts';
import { runCommand } from './runCommand';

const folders = ['server/search/contract/', 'server/search/postgres/'];

/** Runs what a search engine is held to, and what only PostgreSQL is, on a PostgreSQL of its own. `programs`: where its are. */
export async function runPostgres(
  programs: string,
  onOutput?: (text: string) => void,
): Promise<Counts> {
  const file = join(root, 'dist/test-results/postgres.json');
  const postgres = await startPostgres(programs);
  try {
    const status = await runCommand(
      process.execPath,
      [
        ...optimiseLate,
        join(root, 'node_modules/jest/bin/jest.js'),
        '--json',
        `--outputFile=${file}`,
        '--maxWorkers=2',
        ...folders,
      ],
      {
        environment: { TEST_POSTGRES: postgres.urlOf('postgres') },
        ...(onOutput && { onOutput }),
      },
    );
    return await countJest(file, status);
  } finally {
    await postgres.stop();
  }
}
