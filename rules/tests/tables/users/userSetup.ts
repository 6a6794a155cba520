import { admin, claimsOf, other, seller, unregistered } from '../../people';
import { type Data, NOW, type RuleCase } from '../../RuleCase';
import { logEntry } from '../administration/logEntry';

/** What the rows of changes to a user share. */
export function userSetup() {
  const self = { as: unregistered, claims: claimsOf(unregistered) };
  const edit = (
    data: Data,
    may: boolean,
    what: string,
    more: Partial<RuleCase> = {},
  ): RuleCase => ({
    what: `change their own user: ${what}`,
    as: seller,
    claims: claimsOf(seller),
    may,
    act: { write: [{ update: `users/${seller}`, data: { updatedAt: NOW, ...data } }] },
    ...more,
  });
  const adminEdit = (
    data: Data,
    may: boolean,
    what: string,
    action: string,
    more: Partial<RuleCase> = {},
  ): RuleCase => ({
    what: `as administrator ${what}`,
    as: admin,
    claims: claimsOf(admin),
    may,
    act: {
      write: [
        { update: `users/${other}`, data: { updatedAt: NOW, ...data } },
        logEntry('log1', action, 'user', other),
      ],
    },
    ...more,
  });
  return { self, edit, adminEdit };
}
