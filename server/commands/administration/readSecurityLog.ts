import type { Query } from '@google-cloud/firestore';
import type { CommandInput } from '@anunturi/shared-domain/commands/commands';
import { commands } from '@anunturi/shared-domain/commands/commands';
import { fromBucharest } from '@anunturi/shared-domain/formats/bucharestTime';
import { securityEntrySchema } from '@anunturi/shared-domain/people/securityEntry';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import { parseFitting } from '../../app/data/parseFitting';

const PAGE = 50;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A page of the security log, the newest first; to have read it is an entry too. */
export const readSecurityLog = defineAdminCommand(
  commands.readSecurityLog,
  async ({ input, store }) => {
    const found = await store.find(documentPaths.securityLog, (all) =>
      narrow(all, input).limit(PAGE + 1),
    );
    const shown = parseFitting(securityEntrySchema, found.slice(0, PAGE));
    const last = found.length > PAGE ? found[PAGE - 1] : undefined;
    const entries = shown.map(({ kind: _kind, at, forgetAt: _forgetAt, ...entry }) => ({
      ...entry,
      atMs: at.getTime(),
    }));
    const next = last && `${(last.data.at as Date).getTime()}_${last.id}`;
    return { log: [], result: { entries, ...(next && { next }) } };
  },
  { onlyReads: true, readsPersonal: 'securityLogRead' },
);

function narrow(
  all: Query,
  { kind, personId, source, day, after }: CommandInput<'readSecurityLog'>,
): Query {
  let asked = all;
  for (const [field, value] of Object.entries({ kind, personId, source }))
    if (value !== undefined) asked = asked.where(field, '==', value);
  if (day !== undefined) {
    const midnight = Date.parse(`${day}T00:00:00Z`);
    asked = asked
      .where('at', '>=', fromBucharest(midnight))
      .where('at', '<', fromBucharest(midnight + DAY_MS));
  }
  asked = asked.orderBy('at', 'desc').orderBy('__name__', 'desc');
  if (after === undefined) return asked;
  const [atMs, ...id] = after.split('_');
  return asked.startAfter(new Date(Number(atMs)), id.join('_'));
}
