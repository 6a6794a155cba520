import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type RemoteRelease,
  remoteReleaseSchema,
} from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import { integrityOf } from '../files/findDamage';
import type { EdgeContext } from '../EdgeContext';
import { type PreviewToken, readPreviewToken } from './previewToken';

/** A preview as pages name it: every file of it by its hash, and no bundle for servers. */
export type Preview = Pick<PreviewToken, 'name' | 'version' | 'untilMs'> & {
  release: RemoteRelease;
};

/**
 * The build that a link is for. Null when the link is not this site's or is over, or when what lies in the folder is not what
 * the link was made of. Its server bundle is left out: code that nobody has reviewed runs in the browser that asked for
 * it, and not here.
 */
export async function readPreview(
  token: string,
  { previewSecret, releasesFolder, now = () => new Date() }: EdgeContext,
): Promise<Preview | null> {
  const preview = previewSecret && readPreviewToken(token, { secret: previewSecret, now: now() });
  if (!preview) return null;
  const { name, version, integrity, untilMs } = preview;
  const text = await readFile(join(releasesFolder, name, version, 'remote.json'), 'utf8').catch(
    () => '', // taken away since
  );
  if (integrityOf(text) !== integrity) return null;
  const { server: _server, ...release } = remoteReleaseSchema.parse(JSON.parse(text));
  return { name, version, untilMs, release: { ...release, manifestIntegrity: integrity } };
}
