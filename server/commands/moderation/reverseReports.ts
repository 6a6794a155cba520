import {
  type ReportFields,
  reportOutcomes,
  reportSchema,
} from '@anunturi/shared-domain/moderation/report';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Store } from '../../app/data/Store';
import { parseFitting } from '../../app/data/parseFitting';
import { tellReporters } from './tellReporters';

/** Answered notices since a decision that are looked through, the earliest first. */
const REPORTS = 100;

/** What the decision that is taken back was about: a listing, a kept file, or a person. */
type About = { listingId: string } | { personId: string; entryId?: string };
type Means = { store: Store; now: Date; since: Date };

/** Those who were answered that something was removed or corrected are told that the decision is taken back (DSA art. 16 (5)). */
export async function reverseReports(
  about: About,
  outcome: Exclude<keyof typeof reportOutcomes, 'kept'>,
  { store, now, since }: Means,
): Promise<void> {
  for (const report of await findAnswered(about, { store, since })) {
    if (report.decision?.outcome !== outcome || report.reversedAt) continue;
    store.update(documentPaths.report(report.id), { reversedAt: now });
    await tellReporters(report.id, report, { outcome: 'reversed' }, { store, now });
  }
}

async function findAnswered(about: About, { store, since }: Omit<Means, 'now'>) {
  if ('listingId' in about) return findBy('targetId', about.listingId, { store, since });
  const { personId, entryId } = about;
  const targets = entryId === undefined ? ['profile', 'conversation'] : ['file'];
  const found = [];
  for (const target of targets)
    for (const report of await findBy('target', target, { store, since })) {
      // A notice names a link or a conversation; whose it is stands in what was kept of it.
      const kept = await store.read(documentPaths.reportSnapshot(report.id));
      if (kept?.authorId === personId && kept.file?.entryId === entryId) found.push(report);
    }
  return found;
}

async function findBy(
  field: 'target' | 'targetId',
  is: string,
  { store, since }: Omit<Means, 'now'>,
) {
  const found = await store.find(documentPaths.reports, (all) =>
    all.where(field, '==', is).where('decision.decidedAt', '>=', since).limit(REPORTS),
  );
  return parseFitting<ReportFields>(reportSchema, found);
}
