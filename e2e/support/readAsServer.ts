import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { secretFiles } from '@anunturi/local-firebase/server/keepSecret';
import { documentsOf } from './documentsOf';
import type { Site } from './startSite';

type StoredDocument = { fields?: Record<string, { stringValue?: string }> };

/** A document as trusted code may read it, in the form of Firestore's REST; null when it is missing. */
export async function readAsServer(
  { origin, dataFolder }: Pick<Site, 'origin' | 'dataFolder'>,
  path: string,
): Promise<StoredDocument | null> {
  const token = await readFile(join(dataFolder, secretFiles.serviceToken), 'utf8');
  const answer = await fetch(`${documentsOf(origin)}/${path}`, {
    headers: { authorization: `Bearer ${token.trim()}` },
  });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${path} could not be read: ${answer.status}`);
  return (await answer.json()) as StoredDocument;
}
