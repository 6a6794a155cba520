/** Where the HTML server answers administrators with its `ErrorReport`; strangers learn whether it is ready. */
export const STATUS_PATH = '/status.json';

/**
 * A fault of a remote that the HTML server saw: its first data or its markup failed, or a file of its live version is
 * missing. Names no visitor and no address.
 */
export type Fault = {
  atMs: number;
  remote: string;
  version: string;
  kind: 'data' | 'rendering' | 'file';
  what: string;
};

/** The last faults since the server started, newest first, and how many there were by remote. */
export type ErrorReport = { sinceMs: number; counts: Record<string, number>; last: Fault[] };
