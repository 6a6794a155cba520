import { resolve } from 'node:path';
import { bucketTarget } from './bucketTarget';
import { folderTarget } from './folderTarget';
import type { ReleaseTarget } from './ReleaseTarget';

/** What `--to` names: `gs://bucket/folder`, or a folder. */
export function openTarget(to: string): ReleaseTarget {
  const bucket = /^gs:\/\/([^/]+)(?:\/(.+?))?\/?$/.exec(to);
  if (!bucket) return folderTarget(resolve(to));
  const [, name, prefix] = bucket as unknown as [string, string, string | undefined];
  return bucketTarget({ bucket: name, ...(prefix ? { prefix } : {}) });
}
