import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type RemoteRelease,
  remoteReleaseSchema,
} from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import { integrityOf } from '../files/findDamage';
import { signatureFault } from '../registry/signatureFault';
import type { EdgeContext } from '../EdgeContext';
import { hashOfToken, type PreviewToken, readPreviewToken } from './previewToken';

/** A preview as pages name it: every file of it by its hash, and no bundle for servers. */
export type Preview = Pick<PreviewToken, 'name' | 'version' | 'untilMs'> & {
  release: RemoteRelease;
};

/**
 * The build that a link is for. Null when the link is not this site's or is over, when what lies in the folder is not what the
 * link was made of, or when it is not signed where its grant names keys, and when the link was taken back. Its server bundle is left out: code that nobody
 * has reviewed runs in the browser that asked for it, and not here.
 */
export async function readPreview(token: string, edge: EdgeContext): Promise<Preview | null> {
  const { previewSecret, releasesFolder, now = () => new Date() } = edge;
  const preview = previewSecret && readPreviewToken(token, { secret: previewSecret, now: now() });
  if (!preview) return null;
  const { name, version, integrity, untilMs } = preview;
  const read = (file: string) =>
    readFile(join(releasesFolder, name, version, file), 'utf8').catch(() => ''); // taken away since
  const [text, signature] = await Promise.all([read('remote.json'), read('signature.json')]);
  if (integrityOf(text) !== integrity) return null;
  const entry = { ...remoteReleaseSchema.parse(JSON.parse(text)), manifestIntegrity: integrity };
  const registry = await edge.readRegistry();
  if (registry.revoked.has(hashOfToken(token))) return null;
  const keys = registry.keys.get(name);
  const signed = { ...entry, ...(keys && signature && { signature: JSON.parse(signature) }) };
  if (signatureFault(signed, keys)) return null;
  const { server: _server, ...release } = entry;
  return { name, version, untilMs, release };
}
