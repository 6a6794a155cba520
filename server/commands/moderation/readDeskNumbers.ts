import { commands } from '@anunturi/shared-domain/commands/commands';
import { fromBucharest, inBucharest } from '@anunturi/shared-domain/formats/bucharestTime';
import { decidingActs } from '@anunturi/shared-domain/moderation/decidingActs';
import { type DeskWaits, deskWaitsSchema } from '@anunturi/shared-domain/moderation/moderationLog';
import { addWaitCounts, medianStep } from '@anunturi/shared-domain/moderation/waits';
import { mayDo } from '@anunturi/shared-domain/people/roles';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { findStaff } from '../../accounts/findStaff';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import { parseFitting } from '../../app/data/parseFitting';
import type { Store } from '../../app/data/Store';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS = 30;

/** Decisions since midnight in Bucharest: the caller's, everybody's and, where an administrator asks, those of each person who may decide, with their waits. */
export const readDeskNumbers = defineAdminCommand(
  commands.readDeskNumbers,
  async ({ input, adminId, store, now }) => {
    const today = startOfDay(now);
    const since = new Date(today.getTime() - (DAYS - 1) * DAY_MS);
    const [mine, all] = await Promise.all([countOf(store, today, adminId), countOf(store, today)]);
    const own = input.byPerson && (await store.read(documentPaths.user(adminId)));
    if (!own || !mayDo(own.role, 'people')) return { log: [], result: { mine, all } };
    const waits = await readWaits(store, now);
    const people = [];
    for (const { uid } of await findStaff('moderate', store))
      people.push({
        uid,
        today: await countOf(store, today, uid),
        month: await countOf(store, since, uid),
        ...toMedians(waits.flatMap(({ people: all }) => all[uid] ?? [])),
      });
    return { log: [], result: { mine, all, people } };
  },
  { onlyReads: true },
);

/** Of the last days, a document each. */
const readWaits = async (store: Store, now: Date): Promise<DeskWaits[]> =>
  parseFitting<DeskWaits>(
    deskWaitsSchema,
    await store.find(documentPaths.deskWaits, (all) =>
      all
        .where('forgetAt', '>', now)
        .orderBy('forgetAt')
        .limit(DAYS + 1),
    ),
  );

/** Within which step half of the waits for decisions, and for answers, had ended. */
function toMedians(days: readonly DeskWaits['people'][string][]) {
  const decides = medianStep(addWaitCounts(days.map(({ listing }) => listing)));
  const answers = medianStep(addWaitCounts(days.flatMap(({ report, appeal }) => [report, appeal])));
  return { ...(decides && { decides }), ...(answers && { answers }) };
}

const countOf = (store: Store, since: Date, actorId?: string): Promise<number> =>
  store.count(documentPaths.moderationLog, (all) =>
    (actorId === undefined ? all : all.where('actorId', '==', actorId))
      .where('action', 'in', decidingActs)
      .where('at', '>=', since)
      // As the indexes have it.
      .orderBy('at', 'desc'),
  );

function startOfDay(now: Date): Date {
  const shown = inBucharest(now);
  return fromBucharest(shown.getTime() - (shown.getTime() % DAY_MS));
}
