/** Whether an error says that the disk has no room, be it found by Node or by SQLite. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  ['SQLITE_FULL', 'ENOSPC'].includes((error as NodeJS.ErrnoException).code ?? '');

/** The error of a write that is not tried. */
export const diskFull = (): Error =>
  Object.assign(new Error('The disk is full.'), { code: 'ENOSPC' });
