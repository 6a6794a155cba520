import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { secretFiles } from '@anunturi/local-firebase/server/keepSecret';
import { documentsOf } from './documentsOf';
import type { Site } from './startSite';

/** Changes fields of a document as trusted code may, or makes it; `query` is what Firestore's REST takes beside. */
export async function writeAsServer(
  { origin, dataFolder }: Site,
  path: string,
  fields: object,
  query = '',
): Promise<void> {
  const token = await readFile(join(dataFolder, secretFiles.serviceToken), 'utf8');
  const mask = Object.keys(fields).map((name) => `updateMask.fieldPaths=${name}`);
  const answer = await fetch(`${documentsOf(origin)}/${path}?${mask.join('&')}${query}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token.trim()}`, 'content-type': 'application/json' },
    body: JSON.stringify({ fields }),
  });
  if (!answer.ok) throw new Error(`${path} was not written: ${answer.status}`);
}
