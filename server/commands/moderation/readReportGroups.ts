import { type CommandResult, commands } from '@anunturi/shared-domain/commands/commands';
import {
  type Report,
  type ReportFields,
  reportSchema,
} from '@anunturi/shared-domain/moderation/report';
import { type ListingFields, listingSchema } from '@anunturi/shared-domain/listing/listing';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { REPORTS_SHOWN_MAX } from '@anunturi/shared-domain/site/limits';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import { parseFitting } from '../../app/data/parseFitting';
import type { Store } from '../../app/data/Store';

type Groups = CommandResult<'readReportGroups'>;
type Group = Groups['groups'][number];

/** After so long a notice comes before what more people reported: nothing waits for ever. */
const OLD_MS = 3 * 24 * 60 * 60 * 1000;
/** So many sources say that a thing is urgent. */
const MANY = 3;
const ranks: Record<Group['why'], number> = { childAbuse: 0, old: 1, many: 2, turn: 3 };
/** Reporters whose record is read, and notices of each. */
const REPORTERS = 40;
const RECORD = 50;

/** Open notices by the thing that they are about, in the order in which they should be decided, with photo, price and who reports. */
export const readReportGroups = defineAdminCommand(
  commands.readReportGroups,
  async ({ store, now }) => {
    const found = await store.find(documentPaths.reports, (all) =>
      all.where('status', '==', 'open').orderBy('createdAt').limit(REPORTS_SHOWN_MAX),
    );
    const reports = parseFitting<ReportFields>(reportSchema, found);
    const groups = toGroups(reports, now);
    await addListings(groups, store);
    const records = await readRecords(reports, store);
    return { log: [], result: { groups, records, isMore: found.length === REPORTS_SHOWN_MAX } };
  },
  { onlyReads: true, readsPersonal: 'reportsRead' },
);

function toGroups(reports: readonly Report[], now: Date): Group[] {
  const byThing = new Map<string, Report[]>();
  for (const report of reports) {
    const thing = `${report.target} ${report.targetId}`;
    byThing.set(thing, [...(byThing.get(thing) ?? []), report]);
  }
  return [...byThing.values()]
    .map((about) => {
      const [first] = about as [Report, ...Report[]];
      const { target, targetId, title, url, createdAt } = first;
      return {
        target,
        targetId,
        title,
        url,
        reportIds: about.map(({ id }) => id),
        times: about.reduce((sum, { count = 1 }) => sum + count, 0),
        oldestAtMs: createdAt.getTime(),
        why: whyFirst(about, now),
      };
    })
    .sort(
      (one, other) =>
        ranks[one.why] - ranks[other.why] ||
        (one.why === 'many' ? other.reportIds.length - one.reportIds.length : 0) ||
        one.oldestAtMs - other.oldestAtMs,
    );
}

function whyFirst(about: readonly Report[], now: Date): Group['why'] {
  if (about.some(({ ground }) => ground === 'childAbuse')) return 'childAbuse';
  if (about.some(({ createdAt }) => now.getTime() - createdAt.getTime() > OLD_MS)) return 'old';
  return about.length >= MANY ? 'many' : 'turn';
}

async function addListings(groups: Group[], store: Store): Promise<void> {
  const about = groups.filter(
    ({ target, targetId }) => target === 'listing' && /^[A-Za-z0-9]{20}$/.test(targetId),
  );
  await store.readAhead(about.map(({ targetId }) => documentPaths.listing(targetId)));
  for (const group of about) {
    const path = documentPaths.listing(group.targetId);
    const listing = await store.getFitting<ListingFields>(path, listingSchema);
    if (!listing) continue;
    const { title, priceLei, status, sellerName, ownerId, photos } = listing;
    const photo = photos[0]?.thumbPath;
    group.listing = { title, priceLei, status, sellerName, ownerId, ...(photo && { photo }) };
  }
}

/** How often signed-in reporters were right and wrong, by their last decided notices. */
async function readRecords(reports: readonly Report[], store: Store): Promise<Groups['records']> {
  const uids = [...new Set(reports.flatMap(({ reporterId }) => reporterId ?? []))].slice(
    0,
    REPORTERS,
  );
  const records = await Promise.all(
    uids.map(async (uid) => {
      const sent = await store.find(documentPaths.reports, (all) =>
        all.where('reporterId', '==', uid).orderBy('createdAt', 'desc').limit(RECORD),
      );
      const decided = parseFitting<ReportFields>(reportSchema, sent).filter(
        ({ decision }) => decision,
      );
      const isWrong = ({ decision, reversedAt }: Report) =>
        decision?.outcome === 'kept' || reversedAt !== undefined;
      const wrong = decided.filter(isWrong).length;
      return [uid, { right: decided.length - wrong, wrong }] as const;
    }),
  );
  return Object.fromEntries(records);
}
