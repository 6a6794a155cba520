import { commands } from '@anunturi/shared-domain/commands/commands';
import { roleNames } from '@anunturi/shared-domain/people/roleTexts';
import { toRole } from '@anunturi/shared-domain/people/roles';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { links } from '@anunturi/shared-domain/site/links';
import { endAllSessions } from '../../accounts/endAllSessions';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import { setRoleClaim } from '../../jobs/setRoleClaim';
import { roleEmail } from '../../mail/emails/roleEmail';
import { tellPerson } from '../../mail/tell';
import { addNotice } from '../../notices/addNotice';
import { byCaller, noteSecurity } from '../../security/noteSecurity';
import { readPerson } from './readPerson';

/**
 * Gives a person a role or takes it; they are told, and their sessions end, so that no open page goes on with the role before.
 * The administrator who takes one away keeps theirs, so one always remains.
 */
export const setRole = defineAdminCommand(commands.setRole, async (context) => {
  const { input, store, now } = context;
  const { uid, role } = input;
  const { user, target } = await readPerson(uid, context);
  const before = toRole(user.role);
  if (before === role) return { log: [], result: {} };
  store.update(documentPaths.user(uid), {
    role,
    ...endAllSessions(uid, context),
    updatedAt: now,
  });
  store.enqueue(setRoleClaim, { uid }, { key: `role of ${uid}` });
  const told = { subject: 'role', period: String(now.getTime()) };
  await tellPerson(uid, { kind: 'roleChanged', ...told }, roleEmail(role), context);
  await addNotice(
    uid,
    {
      ...told,
      kind: 'site',
      text:
        role === 'user'
          ? 'Rolul din administrare v-a fost retras.'
          : `Rolul dumneavoastră în administrare: ${roleNames[role]}.`,
      path: links.dashboard(),
    },
    context,
  );
  const about = { ...byCaller(context.caller), aboutId: uid };
  await noteSecurity('roleChanged', about, context);
  const text = `${roleNames[before]} → ${roleNames[role]}`;
  return { log: { action: 'roleChanged', ...target, text }, result: {} };
});
