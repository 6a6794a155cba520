import { sampleArchiveEntry } from '@anunturi/shared-domain/samples/personalSamples';
import { filePaths } from '@anunturi/shared-domain/site/documentPaths';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A kept file of a person with a link to it, by their paths. */
export const archiveForTest = (uid: string, name: string): Record<string, object> => ({
  [`users/${uid}/archive/act1`]: {
    ...sampleArchiveEntry,
    name: `Actul: ${name}`,
    path: filePaths.archived(uid, 'act1.pdf'),
  },
  [`fileLinks/of${uid}`]: {
    uid,
    entryId: 'act1',
    createdAt: new Date(Date.now() - DAY_MS),
    forgetAt: new Date(Date.now() + 6 * DAY_MS),
    openings: 2,
  },
});
