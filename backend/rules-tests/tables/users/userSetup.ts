import { userOf } from '../../baseWorld';
import { admin, claimsOf, company, leaving, other, seller, unregistered } from '../../people';
import { type Act, type Data, NOW, type RuleCase, type World } from '../../RuleCase';
import { logEntry } from '../administration/logEntry';
import { fresh } from './registration';

/** What the rows of changes to a user share. */
export function userSetup(now: Date) {
  const user = `users/${unregistered}`;
  const register = (document: Data): Act => ({ write: [{ set: user, data: document }] });
  const self = { as: unregistered, claims: claimsOf(unregistered) };
  const person = fresh(unregistered, now);
  const firm = { ...fresh(company, now), email: person.email };
  const full = { ...firm, phone: '0712345678', localityId: 'sibiu' };
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
        { update: `users/${other}`, data: { updatedAt: NOW, logId: 'log1', ...data } },
        logEntry('log1', action, 'user', other),
      ],
    },
    ...more,
  });
  const was: World = {
    [`users/${seller}`]: userOf(seller, now, { phone: '0712345678', localityId: 'sibiu' }),
  };
  const leave = {
    write: [
      { delete: `users/${leaving}` },
      { set: `deletedAccounts/${leaving}`, data: { at: NOW } },
      { delete: `profiles/${leaving}` },
    ],
  } satisfies Act;
  const leaver = { as: leaving, claims: claimsOf(leaving) };
  return { register, self, person, firm, full, edit, adminEdit, was, leave, leaver };
}
