import type { Site } from './startSite';
import { writeAsServer } from './writeAsServer';

const now = () => ({ timestampValue: new Date().toISOString() });

/** The time of a waiting job has come: nobody waits minutes for it. It is done when the queue is looked at next. */
export const makeDue = (site: Site, jobId: string): Promise<void> =>
  writeAsServer(site, `jobs/${jobId}`, { dueAt: now() }, '&currentDocument.exists=true');

/** The term of a listing is over, and the job that looks for such ones is due: done when the queue is looked at next. */
export async function letRunOut(site: Site, listingId: string): Promise<void> {
  await writeAsServer(site, `listings/${listingId}`, { expiresAt: now() });
  await writeAsServer(site, `jobs/expire-${listingId}`, {
    name: { stringValue: 'expireListings' },
    input: { mapValue: { fields: {} } },
    attempts: { integerValue: '0' },
    dueAt: now(),
    createdAt: now(),
  });
}
