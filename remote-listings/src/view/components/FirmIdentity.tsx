import { authorisationKinds } from '@anunturi/shared-domain/people/authorisationKinds';
import type { Seller } from '#data/readSeller';
import classes from './FirmIdentity.module.css';

/**
 * What a firm declares of itself, in one paragraph: register, seat, authorisations and pledge, where nothing else says them also name and CUI
 * (Ordinul ANPC 225/2023, DSA art. 30 (7)).
 */
export function FirmIdentity({ seller, isNamed }: { seller: Seller; isNamed?: true }) {
  const { companyName, companyCui, companyIdentity: identity } = seller;
  if (!companyName || (isNamed && !identity)) return null;
  const numbers = Object.entries(identity?.authorisations ?? {});
  return (
    <p className={classes.identity}>
      {[
        !isNamed && companyName,
        !isNamed && companyCui && `CUI ${companyCui}`,
        identity?.tradeRegister,
        identity?.address,
        identity?.email,
        ...numbers.map(
          ([kind, number]) =>
            `${authorisationKinds[kind as keyof typeof authorisationKinds]}: ${number}`,
        ),
        identity?.pledged && 'oferă numai ce respectă dreptul Uniunii Europene',
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  );
}
