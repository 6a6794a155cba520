import {
  type AuthorisationKind,
  authorisationKinds,
} from '@anunturi/shared-domain/people/authorisationKinds';
import type { CompanyIdentity } from '@anunturi/shared-domain/people/companyIdentity';

type NumberName = `${AuthorisationKind}Number`;
/** What identifies a firm, as it is typed: a field each, empty where nothing is said; `pledged` is `da` or nothing. */
export type TypedIdentity = Record<
  'tradeRegister' | 'address' | 'firmEmail' | 'pledged' | NumberName,
  string
>;

export const kinds = Object.keys(authorisationKinds) as AuthorisationKind[];
export const identityNames: (keyof TypedIdentity)[] = [
  'tradeRegister',
  'address',
  'firmEmail',
  'pledged',
  ...kinds.map((kind): NumberName => `${kind}Number`),
];

export const toTypedIdentity = (identity: CompanyIdentity = {}): TypedIdentity =>
  Object.fromEntries([
    ['tradeRegister', identity.tradeRegister ?? ''],
    ['address', identity.address ?? ''],
    ['firmEmail', identity.email ?? ''],
    ['pledged', identity.pledged ? 'da' : ''],
    ...kinds.map((kind) => [`${kind}Number`, identity.authorisations?.[kind] ?? '']),
  ]) as TypedIdentity;

/** As the command takes it: every part said, so that an emptied one is said no more. */
export const toIdentity = (typed: TypedIdentity) => ({
  tradeRegister: typed.tradeRegister,
  address: typed.address,
  email: typed.firmEmail,
  pledged: typed.pledged === 'da',
  authorisations: Object.fromEntries(kinds.map((kind) => [kind, typed[`${kind}Number`]])),
});
