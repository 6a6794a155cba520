import { formatLei } from '@anunturi/shared-domain/formats/formatMoney';
import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import { links } from '@anunturi/shared-domain/site/links';
import type { TaxStep } from '@anunturi/shared-domain/tax/taxTypes';
import { Disclosure } from '@anunturi/shared-ui/layout/Disclosure';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import type { VehicleDetail } from '#domain/listingDetail';
import { useTax } from '../data/useDescription';
import classes from './TaxEstimate.module.css';

/**
 * What a buyer has here beside the vehicle: the contract, the yearly tax with its formula (nothing where the listing does not say
 * enough), and that the site takes nothing.
 */
export function TaxEstimate({ listing, nowMs }: { listing: VehicleDetail; nowMs: number }) {
  const result = useTax(listing, nowMs);
  const tax = result?.kind === 'townHall' ? undefined : result;
  return (
    <Disclosure
      summary={
        <span className={classes.line}>
          {['Contract gata făcut', tax && `impozit ${formatLei(tax.taxLei)}/an`, 'fără taxe']
            .filter(Boolean)
            .join(' · ')}
        </span>
      }
      className={classes.tax}
    >
      {result?.kind === 'townHall' && <p className={classes.note}>Impozit anual: {result.why}</p>}
      {tax && (
        <>
          <Steps of={tax.steps} />
          <p className={classes.note}>
            Estimare pentru {tax.year}, după: {tax.sources.join('; ')}. Suma exactă o stabilește
            primăria. <Link to={links.calculator(listing.id)}>Deschideți calculatorul</Link>
          </p>
        </>
      )}
      <p className={classes.note}>
        <Link to={links.contracts(undefined, listing.id)}>Contractul</Link> este completat cu datele
        din anunț. Site-ul nu ia taxe sau comisioane, nici de la cumpărător, nici de la vânzător.
      </p>
    </Disclosure>
  );
}

function Steps({ of }: { of: readonly TaxStep[] }) {
  return (
    <ol className={classes.steps}>
      {of.map((step) => (
        <li key={step.what}>
          <strong>{step.what}:</strong> {step.how} = {formatNumber(step.afterLei, 2)} lei
          <span className={classes.law}>{step.law}</span>
        </li>
      ))}
    </ol>
  );
}
