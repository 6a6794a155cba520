import { FolderInUseError } from '@anunturi/local-firebase/server/lockFolder';

/** Says that another program has the data folder open and ends with status 1; any other error goes on. */
export function refuseUsedFolder(error: unknown): never {
  if (!(error instanceof FolderInUseError)) throw error;
  console.error(
    `${error.message} Or choose another one, for example: DATA_FOLDER=.data.2 npm start`,
  );
  process.exit(1);
}
