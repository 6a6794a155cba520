/**
 * First segments of the addresses that the server answers before it looks for a page: a remote of such a name would be granted
 * pages that nobody ever sees. The HTML server's, those of commands and jobs, and those of the embedded Firebase.
 */
export const serverNames: readonly string[] = [
  'healthz',
  'readyz',
  'remotes',
  'sight',
  'static',
  'telemetry',
  'api',
  'jobs',
  'download',
  'formulare',
  'emulator',
  'internal',
  'storage',
  'upload',
  'v0',
  'v1',
];
