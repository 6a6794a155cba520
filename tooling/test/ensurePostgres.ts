import { postgresPrograms } from './startPostgres';
import { type Installing, installByApt } from './installByApt';

/** Its extensions come with it. */
const PACKAGE = 'postgresql';

/** The folder of PostgreSQL's programs, after apt (as root) was asked for them when they are missing; undefined, said aloud, without them. */
export async function ensurePostgres(
  say: (text: string) => void,
  installing?: Installing,
  find: typeof postgresPrograms = postgresPrograms,
): Promise<string | undefined> {
  if (!find()) await installByApt([PACKAGE], say, installing);
  const programs = find();
  if (!programs)
    say(
      `\n!!! SKIPPED: nothing was tried in PostgreSQL. It is not here and could not be installed (Debian: apt-get install ${PACKAGE}).\n\n`,
    );
  return programs;
}
