import { FieldValue } from '@google-cloud/firestore';
import { commands } from '@anunturi/shared-domain/commands/commands';
import { toProfile } from '@anunturi/shared-domain/people/profile';
import { userSchema } from '@anunturi/shared-domain/people/user';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import { refuse } from '../../app/command/refuse';
import { readPerson } from './readPerson';

/** Says in public that a company is its person's, or takes that back. */
export const confirmCompany = defineAdminCommand(
  commands.confirmCompany,
  async ({ adminId, input: { uid, cui, confirmed }, store, now }) => {
    await readPerson(uid, { adminId, store });
    const path = documentPaths.user(uid);
    const user = await store.get(path, userSchema);
    if (!user) refuse('notFound');
    if (user.sellerType !== 'company' || user.company?.cui !== cui) refuse('changedElsewhere');
    const { companyConfirmedAt: _was, ...rest } = user;
    const confirmedAt = confirmed && { companyConfirmedAt: now };
    // Blocked people have no profile: it comes back with them. That of a closing account never does.
    if (!user.blocked && !user.closingAt)
      store.set(documentPaths.profile(uid), toProfile({ ...rest, ...confirmedAt }));
    store.update(path, {
      companyConfirmedAt: confirmed ? now : FieldValue.delete(),
      updatedAt: now,
    });
    return {
      log: {
        action: confirmed ? 'companyConfirmed' : 'companyUnconfirmed',
        targetKind: 'user',
        targetId: uid,
        targetTitle: user.company.name,
        text: `CUI ${cui}`,
      },
      result: {},
    };
  },
);
