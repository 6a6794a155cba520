import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { secretFiles } from '@anunturi/local-firebase/server/keepSecret';
import { documentsOf } from './documentsOf';
import type { Site } from './startSite';

/** The time of a waiting job has come: nobody waits minutes for it. It is done when the queue is looked at next. */
export async function makeDue({ origin, dataFolder }: Site, jobId: string): Promise<void> {
  const token = await readFile(join(dataFolder, secretFiles.serviceToken), 'utf8');
  const path = `${documentsOf(origin)}/jobs/${jobId}?updateMask.fieldPaths=dueAt&currentDocument.exists=true`;
  const answer = await fetch(path, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token.trim()}`, 'content-type': 'application/json' },
    body: JSON.stringify({ fields: { dueAt: { timestampValue: new Date().toISOString() } } }),
  });
  if (!answer.ok) throw new Error(`The job ${jobId} does not wait: ${answer.status}`);
}
