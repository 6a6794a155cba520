import { authorisationKinds } from '@anunturi/shared-domain/people/authorisationKinds';
import type { Seller } from '#data/readSeller';
import classes from './FirmIdentity.module.css';

/** What a firm declares of itself, in one paragraph: name, CUI, register, seat, authorisations (Ordinul ANPC 225/2023). */
export function FirmIdentity({ seller }: { seller: Seller }) {
  const { companyName, companyCui, companyIdentity: identity } = seller;
  if (!companyName) return null;
  const numbers = Object.entries(identity?.authorisations ?? {});
  return (
    <p className={classes.identity}>
      {[
        companyName,
        companyCui && `CUI ${companyCui}`,
        identity?.tradeRegister,
        identity?.address,
        ...numbers.map(
          ([kind, number]) =>
            `${authorisationKinds[kind as keyof typeof authorisationKinds]}: ${number}`,
        ),
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  );
}
