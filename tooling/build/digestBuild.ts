import { createHash } from 'node:crypto';
import type { Assets } from '@anunturi/shared-contract/registry/releaseManifestSchema';

/** Of the files of a build, and of what a release says of it: other routes alone are another build. */
export const digestBuild = (assets: Assets, release: object | undefined): string =>
  createHash('sha256')
    .update(JSON.stringify([assets, release]))
    .digest('hex');
