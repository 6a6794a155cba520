import type { CommandInput } from '@anunturi/shared-domain/commands/commands';
import { tidyText } from '@anunturi/shared-domain/formats/romanianText';
import {
  type AuthorisationKind,
  authorisationKinds,
} from '@anunturi/shared-domain/people/authorisationKinds';
import {
  type CompanyIdentity,
  normalizeTradeRegister,
} from '@anunturi/shared-domain/people/companyIdentity';
import { identityProblems } from '@anunturi/shared-domain/people/identityProblems';
import { Refusal } from '../../app/command/refuse';

/** As the form says it. */
export type GivenIdentity = NonNullable<
  NonNullable<CommandInput<'editProfile'>['company']>['identity']
>;

/** What a firm says of itself beside name and CUI, without what is empty. @throws Refusal beside the field that is wrong */
export function readIdentity(given: GivenIdentity): CompanyIdentity {
  const tradeRegister = read('tradeRegister', normalizeTradeRegister(given.tradeRegister ?? ''));
  const address = read('address', tidyText(given.address ?? ''));
  const email = read('email', (given.email ?? '').trim());
  const authorisations = Object.fromEntries(
    Object.entries(given.authorisations ?? {}).flatMap(([kind, typed]) => {
      const number = read('authorisation', tidyText(typed), `authorisations.${kind}`);
      return number && isKind(kind) ? [[kind, number]] : [];
    }),
  );
  return {
    ...(tradeRegister && { tradeRegister }),
    ...(address && { address }),
    ...(email && { email }),
    ...(given.pledged && { pledged: true as const }),
    ...(Object.keys(authorisations).length > 0 && { authorisations }),
  };
}

const isKind = (kind: string): kind is AuthorisationKind => Object.hasOwn(authorisationKinds, kind);

function read(part: keyof typeof identityProblems, text: string, field: string = part): string {
  const words = identityProblems[part](text);
  if (words) throw new Refusal('invalidInput', words, { [`company.identity.${field}`]: words });
  return text;
}
